import { screen } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { server } from '#tests/mocks/server.ts';
import { telegramDelivers } from '#tests/mocks/telegram.ts';
import { openContact } from './open-contact.tsx';

test('while a message is on its way the button says so and further presses do nothing', async () => {
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

  await screen.findByText('Your message has been sent.');
  expect(telegram.texts).toHaveLength(1);
});

test('mashing Enter on the button sends once, and does not complain about the emptied fields', async () => {
  const telegram = telegramDelivers();
  server.use(telegram.handler);
  const { user, fill, button, name } = openContact();
  fill();
  button().focus();

  await user.keyboard('{Enter}{Enter}{Enter}');
  await screen.findByText('Success Sending Message');
  await user.keyboard('{Enter}{Enter}{Enter}');

  expect(telegram.texts).toHaveLength(1);
  expect(name()).not.toHaveAccessibleDescription();
  expect(button()).toHaveFocus();
});

test('the same message a second time asks first, and goes off when that is confirmed', async () => {
  const telegram = telegramDelivers();
  server.use(telegram.handler);
  const { user, fill, send } = openContact();
  fill();
  await send();
  await screen.findByText('Your message has been sent.');

  fill();
  await send();
  expect(screen.getByText('You have sent me this very message already.')).toBeVisible();
  expect(telegram.texts).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Send it again' }));

  await screen.findByText('Your message has been sent.');
  expect(telegram.texts).toHaveLength(2);
});

test('what another tab has sent, this one asks about too', async () => {
  const telegram = telegramDelivers();
  server.use(telegram.handler);
  const { user, fill, send, message } = openContact();
  fill();
  await user.click(message());
  const otherTab = new BroadcastChannel('contact-message');
  const heard = new BroadcastChannel('contact-message');
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

  expect(screen.getByText('You have sent me this very message already.')).toBeVisible();
  expect(telegram.texts).toHaveLength(0);
});
