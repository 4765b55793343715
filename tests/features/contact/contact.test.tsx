import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, onTestFinished, test, vi } from 'vitest';
import { owner } from '#content/owner.ts';
import { Contact } from '#features/contact/contact.tsx';
import { createDraft } from '#features/contact/draft.ts';
import { server } from '#tests/mocks/server.ts';
import { telegramDelivers, telegramRefuses, telegramSendsHtml } from '#tests/mocks/telegram.ts';
import { openContact, sari, takeErrorLog } from './open-contact.tsx';

const sariText = 'Nama: Sari\nEmail: sari@example.com\nPesan: Halo, apa kabar?';

/** Whether the browser would ask before leaving. */
function asksBeforeLeaving(): boolean {
  return !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
}

test('shows the direct links, which need no script', () => {
  const html = renderToString(<Contact />);
  expect(html).toContain('Please contact me directly instead.');
  openContact();
  const email = screen.getByRole('link', { name: `Email ${owner.email}` });
  expect(email).toHaveAttribute('href', expect.stringContaining(`mailto:${owner.email}`));
  const whatsApp = screen.getByRole('link', { name: `WhatsApp ${owner.phone}` });
  expect(whatsApp).toHaveAttribute('href', `https://wa.me/${owner.whatsapp}`);
  expect(screen.getByRole('link', { name: /Save my contact/ })).toHaveAttribute('href', '/contact.vcf');
});

test('has the three fields of the specification and a button that does not submit', () => {
  const { name, email, message, button } = openContact();

  expect(name()).toHaveAttribute('id', 'nama');
  expect(name()).toHaveAttribute('autocomplete', 'name');
  expect(email()).toHaveAttribute('id', 'email');
  expect(email()).toHaveAttribute('type', 'email');
  expect(message()).toHaveAttribute('id', 'pesan');
  expect(message()).toHaveAttribute('rows', '6');
  for (const field of [name(), email(), message()]) {
    expect(field).toHaveValue('');
    expect(field).toHaveAttribute('aria-invalid', 'false');
  }
  expect(button()).toHaveAttribute('type', 'button');
});

test('each empty field shows an error, the first takes the focus, and nothing is sent', async () => {
  const { send, name, email, message } = openContact();

  await send();

  expect(name()).toHaveAccessibleDescription('Enter your name.');
  expect(email()).toHaveAccessibleDescription('Enter your email address.');
  expect(message()).toHaveAccessibleDescription('Enter a message.');
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

test('Enter in a field neither sends nor reloads; Ctrl+Enter sends, but not while composing', async () => {
  const telegram = telegramDelivers();
  server.use(telegram.handler);
  const { user, fill, name, message } = openContact();
  fill();

  await user.type(name(), '{Enter}');
  expect(fireEvent.submit(screen.getByRole('form', { name: 'Contact' }))).toBe(false);
  fireEvent.keyDown(message(), { key: 'Enter', ctrlKey: true, isComposing: true });
  expect(screen.queryByText('Sending your message')).not.toBeInTheDocument();

  await user.type(message(), '{Control>}{Enter}{/Control}');
  await screen.findByText('Success Sending Message');
  expect(console.log).toHaveBeenCalledWith('Success Sending Message');
  expect(telegram.texts).toEqual([sariText]);
});

test('the counter shows near the limit and is announced when typing pauses', async () => {
  const { fill, message, user } = openContact();
  fill({ message: 'x'.repeat(3_199) });
  expect(screen.queryByText(/left/)).not.toBeInTheDocument();

  await user.type(message(), 'x');
  expect(screen.getByText('300 characters left')).toBeVisible();
  const said = () => screen.getAllByRole('status').map((status) => status.textContent);
  await waitFor(() => expect(said()).toContain('300 characters left'));
  fill({ message: 'x'.repeat(3_512) });
  expect(screen.getByText('12 characters over the limit')).toBeVisible();
});

test('a filled honeypot ends the first press without a request or a log; a person presses again', async () => {
  const telegram = telegramDelivers();
  server.use(telegram.handler);
  const { fill, send, container } = openContact();
  const trap = container.querySelector('input[name=homepage]');
  if (!trap) throw new Error('The trap is missing');
  expect(screen.queryByRole('textbox', { name: 'Leave this field empty' })).not.toBeInTheDocument();
  fill();
  fireEvent.input(trap, { target: { value: 'https://ana.example' } });

  await send();
  expect(screen.getByText('Try again, or send it another way.')).toBeVisible();
  expect(telegram.texts).toEqual([]);
  await send();
  await screen.findByText('Message sent.');
  expect(telegram.texts).toEqual([sariText]);
});

test('asks before resending a message that may have arrived', async () => {
  server.use(telegramSendsHtml(502));
  const { user, fill, send, button, message } = openContact();
  fill();
  await send();
  const told = 'Telegram didn’t respond. Your message may have arrived; it’s still in the form.';
  expect(await screen.findByRole('alert')).toHaveTextContent(told);
  expect(takeErrorLog()).toEqual(['There was a problem with the request: Telegram answered 502']);
  const telegram = telegramDelivers();
  server.use(telegram.handler);

  await user.dblClick(button());
  expect(screen.getByText(/^This message may already have arrived\. To send it anyway/)).toHaveRole('status');
  expect(button()).toHaveAttribute('aria-disabled', 'true');
  expect(telegram.texts).toHaveLength(0);

  await user.tab();
  await user.keyboard('{Enter}');
  expect(button()).toHaveFocus();
  await screen.findByText('Message sent.');
  expect(message()).toHaveValue('');
});

test('sends nothing until the wait that Telegram asks for is over', async () => {
  server.use(telegramRefuses(429, 'Too Many Requests: retry after 90', { retry_after: 90 }));
  const { fill, send, button, draft } = openContact();
  fill();
  await send();

  expect(await screen.findByText(/^Try again in \d\d seconds\.$/)).toBeVisible();
  expect(button()).toHaveAttribute('aria-disabled', 'true');
  await send();
  expect(takeErrorLog()).toHaveLength(1);

  act(() => draft.dispatch({ type: 'waited' }));
  expect(screen.getAllByText('You can try again now.')[0]).toHaveRole('status');
  expect(button()).toHaveAttribute('aria-disabled', 'false');
});

test('the other ways follow later edits; a message too long for a link is left out of it', async () => {
  const { user, fill, send, message } = openContact({ env: {} });
  fill();
  await send();
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'WhatsApp' });
  await user.type(message(), ' Salam!');
  expect(new URL(link.href).searchParams.get('text')).toContain('Halo, apa kabar? Salam!\n\nSari');

  const long = 'ꦲ'.repeat(3_500);
  fill({ ...sari, message: long });
  expect(link.href).not.toContain('text');
  expect(screen.getByText(/too long for a link\. Copy it/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Copy message' }));
  expect(await screen.findByText('Copied')).toHaveRole('status');
  expect(await navigator.clipboard.readText()).toBe(`${long}\n\nSari\nsari@example.com`);

  fill();
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('NotAllowedError'));
  await user.click(screen.getByRole('button', { name: 'Copy message' }));
  expect(await screen.findByText(/blocked copying/)).toBeVisible();
});

test('stores nothing, and asks before a page load that would lose the message', async () => {
  const stored = vi.spyOn(Storage.prototype, 'setItem');
  const { fill } = openContact();
  fill({ name: 'Sari', email: 'sari@example.com' });
  expect(asksBeforeLeaving()).toBe(false);
  fill();
  expect(asksBeforeLeaving()).toBe(true);
  expect(stored).not.toHaveBeenCalled();
});

test('a message still being sent when the visitor opens a project is delivered and clears the form', async () => {
  let answer = () => {};
  const telegram = telegramDelivers({ until: new Promise<void>((resolve) => (answer = resolve)) });
  server.use(telegram.handler);
  const { fill, send, unmount, comeBack, message, button } = openContact();
  fill();
  await send();
  unmount();
  comeBack();
  expect(button()).toHaveTextContent('Sending…');
  expect(message()).toHaveValue(sari.message);

  answer();
  await screen.findByText('Message sent.');
  expect(message()).toHaveValue('');
  expect(asksBeforeLeaving()).toBe(false);
});

test('adds text from the chat below the draft and focuses the first empty field', () => {
  const { fill, show, name, message } = openContact();
  fill({ message: 'Halo!' });
  show('You: Kamu siapa?\nBot: Bot situs ini.');
  expect(message()).toHaveValue('Halo!\n\nYou: Kamu siapa?\nBot: Bot situs ini.');
  expect(name()).toHaveFocus();
});

test('text typed before hydration is kept and sent', async () => {
  openContact().unmount();
  const draft = createDraft();
  const container = document.createElement('div');
  container.innerHTML = renderToString(<Contact draft={draft} />);
  document.body.append(container);
  const telegram = telegramDelivers();
  server.use(telegram.handler);
  const values = { nama: sari.name, email: sari.email, pesan: sari.message };
  for (const [id, value] of Object.entries(values))
    Object.assign(document.getElementById(id) ?? {}, { value });

  const root = await act(() => hydrateRoot(container, <Contact draft={draft} />));
  onTestFinished(async () => {
    await act(() => root.unmount());
    container.remove();
  });
  expect(screen.getByRole('textbox', { name: 'Message' })).toHaveValue(sari.message);
  fireEvent.click(screen.getByRole('button', { name: 'Send Message' }));
  await screen.findByText('Message sent.');
  expect(telegram.texts).toEqual([sariText]);
});
