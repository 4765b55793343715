import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { owner } from '#content/owner.ts';
import { server } from '#tests/mocks/server.ts';
import { telegramDelivers } from '#tests/mocks/telegram.ts';
import { openContact, sari } from './open-contact.tsx';

const sariText = 'Nama: Sari\nEmail: sari@example.com\nPesan: Halo, apa kabar?';

test('shows the heading, the invitation and the direct links', async () => {
  openContact();

  expect(screen.getByRole('heading', { level: 2, name: 'Contact' })).toBeVisible();
  expect(screen.getByText('Have a message? You can send me a message using the form below.')).toBeVisible();
  expect(screen.getByRole('link', { name: `Email ${owner.email}` })).toHaveAttribute(
    'href',
    expect.stringContaining(`mailto:${owner.email}`),
  );
  expect(screen.getByRole('link', { name: `WhatsApp ${owner.phone}` })).toHaveAttribute(
    'href',
    `https://wa.me/${owner.whatsapp}`,
  );
  const save = screen.getByRole('link', { name: /Save my contact/ });
  expect(save).toHaveAttribute('href', '/contact.vcf');
  expect(save).toHaveAttribute('download');
});

test('has the three fields of the specification and a button that does not submit', async () => {
  const { name, email, message, button } = openContact();

  expect(name()).toHaveAttribute('id', 'nama');
  expect(name()).toHaveAttribute('type', 'text');
  expect(name()).toHaveAttribute('autocomplete', 'name');
  expect(email()).toHaveAttribute('id', 'email');
  expect(email()).toHaveAttribute('type', 'email');
  expect(email()).toHaveAttribute('autocomplete', 'email');
  expect(message()).toHaveAttribute('id', 'pesan');
  expect(message()).toHaveAttribute('rows', '6');
  for (const field of [name(), email(), message()]) expect(field).toHaveValue('');
  expect(button()).toHaveTextContent('Send Message');
  expect(button()).toHaveAttribute('type', 'button');
});

test('a sent message shows a toast, a log and a note, and empties the fields', async () => {
  const telegram = telegramDelivers();
  server.use(telegram.handler);
  const { fill, send, name, email, message, button } = openContact();

  fill();
  await send();

  const toast = await screen.findByText('Success Sending Message');
  expect(toast.closest('[role=status]')).toBeVisible();
  expect(console.log).toHaveBeenCalledWith('Success Sending Message');
  expect(screen.getByText('Message sent.')).toBeVisible();
  for (const field of [name(), email(), message()]) expect(field).toHaveValue('');
  expect(button()).toHaveFocus();
  expect(telegram.texts).toEqual([sariText]);
});

test('each empty field shows an error, the first takes the focus, and nothing is sent', async () => {
  const { send, name, email, message } = openContact();

  await send();

  expect(name()).toHaveAccessibleDescription('Enter your name.');
  expect(email()).toHaveAccessibleDescription('Enter your email address.');
  expect(message()).toHaveAccessibleDescription('Enter a message.');
  for (const field of [name(), email(), message()]) expect(field).toBeInvalid();
  expect(name()).toHaveFocus();
});

test('an invalid address is not sent', async () => {
  const { fill, send, email, name } = openContact();

  fill({ ...sari, email: 'sari@exa_mple.com' });
  await send();

  expect(email()).toHaveAccessibleDescription(/full email address/);
  expect(email()).toHaveFocus();
  expect(name()).toBeValid();
});

test('fields show no error before the first press', async () => {
  const { user, name, message } = openContact();

  await user.click(name());
  await user.tab();

  expect(name()).toHaveAttribute('aria-invalid', 'false');
  expect(message()).toHaveAttribute('aria-invalid', 'false');
});

test('Enter in a field neither sends nor reloads', async () => {
  const { user, fill, name, email, message, container } = openContact();
  const submitted = vi.fn();
  container.addEventListener('submit', submitted);
  fill();

  await user.type(name(), '{Enter}');
  await user.type(email(), '{Enter}');
  await user.type(message(), '{Enter}');
  const form = screen.getByRole('form', { name: 'Contact' });
  const isLeft = fireEvent.submit(form);

  expect(isLeft).toBe(false);
  expect(submitted).toHaveBeenCalledTimes(1);
  expect(message()).toHaveValue('Halo, apa kabar?\n');
});

test.each(['{Control>}{Enter}{/Control}', '{Meta>}{Enter}{/Meta}'])('%s sends', async (keys) => {
  const telegram = telegramDelivers();
  server.use(telegram.handler);
  const { user, fill, message } = openContact();
  fill();

  await user.type(message(), keys);

  await screen.findByText('Success Sending Message');
  expect(telegram.texts).toEqual([sariText]);
});

test('Ctrl+Enter while composing text with an input method does not send', async () => {
  const { fill, message } = openContact();
  fill();

  fireEvent.keyDown(message(), { key: 'Enter', ctrlKey: true, isComposing: true });

  expect(screen.queryByText('Sending your message')).not.toBeInTheDocument();
});

test('the counter shows near the limit and is announced when typing pauses', async () => {
  const { fill, message, user } = openContact();
  fill({ message: 'x'.repeat(3_199) });
  expect(screen.queryByText(/left/)).not.toBeInTheDocument();

  await user.type(message(), 'x');
  expect(screen.getByText('300 characters left')).toBeVisible();
  const said = () => screen.getAllByRole('status').map((status) => status.textContent);
  expect(said()).not.toContain('300 characters left');
  await waitFor(() => expect(said()).toContain('300 characters left'));

  fill({ message: 'x'.repeat(3_512) });
  expect(screen.getByText('12 characters over the limit')).toBeVisible();
});

test('a filled honeypot ends the submission without a request or a log', async () => {
  const { fill, send, message, container } = openContact();
  fill();
  const trap = container.querySelector('input[name=homepage]');
  if (!trap) throw new Error('The trap is missing');
  expect(trap).toHaveAttribute('tabindex', '-1');
  expect(screen.queryByRole('textbox', { name: 'Leave this field empty' })).not.toBeInTheDocument();
  fireEvent.change(trap, { target: { value: 'https://spam.example' } });

  await send();

  // A person caught by mistake keeps the text and can use another way.
  expect(message()).toHaveValue(sari.message);
  expect(screen.getByRole('button', { name: 'Copy message' })).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('while a message is being sent the button says so and ignores presses', async () => {
  let answer = () => {};
  const telegram = telegramDelivers({ until: new Promise<void>((resolve) => (answer = resolve)) });
  server.use(telegram.handler);
  const { user, fill, send, button, message } = openContact();
  fill();
  await send();

  expect(button()).toHaveTextContent('Sending…');
  expect(button()).toHaveAttribute('aria-disabled', 'true');
  expect(button()).toHaveFocus();
  expect(screen.getByText('Sending your message')).toHaveRole('status');
  expect(message()).toHaveAttribute('readonly');
  await user.dblClick(button());
  await user.keyboard('{Enter}{Enter} ');
  await user.type(message(), '{Control>}{Enter}{/Control}');
  answer();

  await screen.findByText('Message sent.');
  expect(telegram.texts).toHaveLength(1);
});

test('asks before sending what another tab has sent', async () => {
  const telegram = telegramDelivers();
  server.use(telegram.handler);
  const { user, fill, send, message } = openContact();
  fill();
  await user.click(message());
  const otherTab = new BroadcastChannel('/contact-message');
  const heard = new BroadcastChannel('/contact-message');
  onTestFinished(() => {
    otherTab.close();
    heard.close();
  });
  const hasArrived = new Promise((resolve) => {
    heard.onmessage = resolve;
  });
  otherTab.postMessage({
    text: 'Nama: Sari\nEmail: sari@example.com\nPesan: Halo, apa kabar?',
    past: 'delivered',
  });
  await hasArrived;
  await send();

  expect(screen.getByText('You already sent this message.')).toBeVisible();
  expect(telegram.texts).toHaveLength(0);
});
