import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { server } from '#tests/mocks/server.ts';
import { telegramDelivers, telegramSendsHtml } from '#tests/mocks/telegram.ts';
import { openContact, sari, takeErrorLog } from './open-contact.tsx';

/** Time stands still until a pause that is longer than presses which count as one. */
function stopClock() {
  let now = Date.now();
  vi.spyOn(Date, 'now').mockImplementation(() => now);
  return {
    pause: () => {
      now += 1_100;
    },
  };
}

/** jsdom has no locks. */
function withLocks(request: unknown) {
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
  onTestFinished(() => {
    Reflect.deleteProperty(navigator, 'locks');
  });
}

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
  stopClock();
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

test('two presses within one task send once', async () => {
  const telegram = telegramDelivers();
  server.use(telegram.handler);
  const { fill, button } = openContact();
  fill();

  fireEvent.click(button());
  fireEvent.click(button());

  await screen.findByText('Success Sending Message');
  expect(telegram.texts).toHaveLength(1);
});

test('the same message a second time asks first, and goes off on a second press', async () => {
  const clock = stopClock();
  const telegram = telegramDelivers();
  server.use(telegram.handler);
  const { fill, send } = openContact();
  fill();
  await send();
  await screen.findByText('Your message has been sent.');

  fill();
  await send();
  expect(screen.getByText('You have sent me this very message already.')).toBeVisible();
  expect(telegram.texts).toHaveLength(1);
  clock.pause();
  await send();

  await screen.findByText('Your message has been sent.');
  expect(telegram.texts).toHaveLength(2);
});

test('another message is simply sent', async () => {
  const telegram = telegramDelivers();
  server.use(telegram.handler);
  const { fill, send } = openContact();
  fill();
  await send();
  await screen.findByText('Your message has been sent.');

  fill({ ...sari, message: 'Satu lagi' });
  await send();

  await waitFor(() => expect(telegram.texts).toHaveLength(2));
  await screen.findByText('Your message has been sent.');
});

test('when the first may have arrived, resending asks, and mashing is no answer', async () => {
  const clock = stopClock();
  server.use(telegramSendsHtml(504));
  const { user, fill, send, message } = openContact();
  fill();
  await send();
  await screen.findByRole('alert');
  expect(takeErrorLog()).toHaveLength(1);
  const telegram = telegramDelivers();
  server.use(telegram.handler);

  await send();
  expect(screen.getByText('Your first message may have arrived.')).toBeVisible();
  expect(screen.getByText(/^Your first message may have arrived\. To send it again/)).toHaveRole('status');
  expect(screen.getByRole('link', { name: 'WhatsApp' })).toBeVisible();
  await user.keyboard('{Enter}{Enter}{Enter}');
  expect(telegram.texts).toHaveLength(0);

  clock.pause();
  await send();
  await screen.findByText('Your message has been sent.');
  expect(telegram.texts).toHaveLength(1);
  expect(message()).toHaveValue('');
});

test('changing the message withdraws the question', async () => {
  const telegram = telegramDelivers();
  server.use(telegram.handler);
  const { user, fill, send, message } = openContact();
  fill();
  await send();
  await screen.findByText('Your message has been sent.');
  fill();
  await send();

  await user.type(message(), ' P.S.');
  expect(screen.queryByText(/very message already/)).not.toBeInTheDocument();
  await send();

  await waitFor(() => expect(telegram.texts).toHaveLength(2));
});

test('while another tab is sending, this one waits and says so', async () => {
  const request = vi.fn((_name: string, _options: unknown, run: (lock: null) => unknown) => run(null));
  withLocks(request);
  const { fill, send, message } = openContact();
  fill();
  await send();

  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Another tab of this site is sending a message.',
  );
  expect(message()).toHaveValue(sari.message);
});

test('where locks are not allowed, the message is sent all the same', async () => {
  const request = vi.fn(() => Promise.reject(new DOMException('denied', 'SecurityError')));
  withLocks(request);
  const telegram = telegramDelivers();
  server.use(telegram.handler);
  const { fill, send } = openContact();
  fill();
  await send();

  await screen.findByText('Your message has been sent.');
  expect(request).toHaveBeenCalledTimes(1);
  expect(telegram.texts).toHaveLength(1);
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
    fate: 'delivered',
  });
  await hasArrived;
  await send();

  expect(screen.getByText('You have sent me this very message already.')).toBeVisible();
  expect(telegram.texts).toHaveLength(0);
});
