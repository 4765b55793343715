import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { RequestHandler } from 'msw';
import { expect, onTestFinished, test, vi } from 'vitest';
import { owner } from '#content/owner.ts';
import { server } from '#tests/mocks/server.ts';
import {
  telegramDelivers,
  telegramIsUnreachable,
  telegramRefuses,
  telegramSendsHtml,
  telegramToken,
} from '#tests/mocks/telegram.ts';
import { openContact, sari, takeErrorLog } from './open-contact.tsx';

const plainText = 'Halo, apa kabar?\n\nSari\nsari@example.com';

test.each<[string, RequestHandler, string]>([
  ['an unreachable service', telegramIsUnreachable(), 'Telegram could not be reached.'],
  ['400', telegramRefuses(400, 'Bad Request: chat not found'), 'Telegram did not accept the message.'],
  ['401', telegramRefuses(401, 'Unauthorized'), 'This form is not set up correctly.'],
  ['404', telegramRefuses(404, 'Not Found'), 'This form is not set up correctly.'],
  [
    '403',
    telegramRefuses(403, 'Forbidden: bot was blocked by the user'),
    'This form is not allowed to write to me at the moment.',
  ],
  ['413', telegramRefuses(413, 'Request Entity Too Large'), 'The message is too long for Telegram.'],
  ['414 with a page', telegramSendsHtml(414), 'The message is too long for Telegram.'],
  ['429', telegramRefuses(429, 'Too Many Requests'), 'Too many messages are arriving at the moment.'],
  ['500', telegramRefuses(500, 'Internal Server Error'), 'Telegram has a problem of its own at the moment.'],
  ['502 with a page', telegramSendsHtml(502), 'Telegram has a problem of its own at the moment.'],
  ['a page with status 200', telegramSendsHtml(200), 'Something answered in Telegram’s place.'],
  [
    'ok: false with status 200',
    telegramRefuses(200, 'no'),
    'Telegram refused the message without saying why.',
  ],
])('%s: told in its own words, the text stays, and there are other ways', async (_, handler, title) => {
  server.use(handler);
  const { fill, send, name, email, message, button } = openContact();
  fill();
  await send();

  expect(await screen.findByRole('alert')).toHaveTextContent(`${title} Your message is still in the form.`);
  expect(screen.getByText(title)).toBeVisible();
  expect(name()).toHaveValue(sari.name);
  expect(email()).toHaveValue(sari.email);
  expect(message()).toHaveValue(sari.message);
  expect(button()).toHaveTextContent('Send Message');
  expect(button()).toHaveFocus();
  const whatsApp = new URL(screen.getByRole<HTMLAnchorElement>('link', { name: 'WhatsApp' }).href);
  expect(whatsApp.pathname).toBe(`/${owner.whatsapp}`);
  expect(whatsApp.searchParams.get('text')).toBe(plainText);
  const mail = screen.getByRole<HTMLAnchorElement>('link', { name: 'Email' }).href;
  expect(decodeURIComponent(mail)).toContain(plainText.replaceAll('\n', '\r\n'));

  const log = takeErrorLog();
  expect(log).toHaveLength(1);
  expect(log[0]).toMatch(/^There was a problem with the request: \w/);
  expect(log[0]).not.toContain(telegramToken);
  expect(log[0]).not.toContain('://');
});

test('offline, nothing is sent and the visitor is told', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { fill, send, message } = openContact();
  fill();
  await send();

  expect(await screen.findByRole('alert')).toHaveTextContent('You are offline.');
  expect(message()).toHaveValue(sari.message);
  expect(takeErrorLog()).toEqual(['There was a problem with the request: The browser is offline']);
});

test('without a bot in the build the form says before and after that it goes another way', async () => {
  const { fill, send } = openContact({ env: {} });
  expect(screen.getByText('Your message will go by WhatsApp or email, whichever you pick.')).toBeVisible();

  fill();
  await send();

  expect(await screen.findByRole('alert')).toHaveTextContent('This form cannot deliver messages yet.');
  expect(screen.getByRole<HTMLAnchorElement>('link', { name: 'WhatsApp' }).href).toContain('Halo');
  expect(takeErrorLog()).toHaveLength(1);
});

test('a chunk that cannot be loaded is told, and pressing again tries again', async () => {
  const telegram = telegramDelivers();
  server.use(telegram.handler);
  const { fill, send, button } = openContact();
  vi.doMock('axios', () => {
    throw new TypeError('Failed to fetch dynamically imported module');
  });
  onTestFinished(() => {
    vi.doUnmock('axios');
  });
  fill();
  // Without the focus, on which the chunk is fetched ahead.
  fireEvent.click(button());
  expect(await screen.findByRole('alert')).toHaveTextContent('A part of this page could not be loaded.');
  expect(takeErrorLog()).toHaveLength(1);

  vi.doUnmock('axios');
  await send();

  await screen.findByText('Your message has been sent.');
  expect(telegram.texts).toHaveLength(1);
});

test('the wait that Telegram asks for is counted down; until it is over nothing is sent', async () => {
  const requests: string[] = [];
  server.events.on('request:start', ({ request }) => requests.push(request.method));
  onTestFinished(() => server.events.removeAllListeners());
  server.use(telegramRefuses(429, 'Too Many Requests: retry after 3', { retry_after: 3 }));
  const { fill, send, button } = openContact();
  fill();
  await send();

  expect(await screen.findByText('You can send it again in 3 seconds.')).toBeVisible();
  expect(button()).toHaveAttribute('aria-disabled', 'true');
  await send();
  expect(await screen.findByText('You can send it again in 2 seconds.')).toBeVisible();
  await send();
  expect(requests).toEqual(['POST']);

  const over = 'You can send it again now.';
  await waitFor(() =>
    expect(screen.getAllByText(over).map((text) => text.getAttribute('role'))).toContain('status'),
  );
  expect(button()).toHaveAttribute('aria-disabled', 'false');
  expect(takeErrorLog()).toHaveLength(1);

  const telegram = telegramDelivers();
  server.use(telegram.handler);
  await send();
  await screen.findByText('Your message has been sent.');
  expect(telegram.texts).toHaveLength(1);
});

test('the other ways follow what is typed after the failure', async () => {
  server.use(telegramIsUnreachable());
  const { user, fill, send, message } = openContact();
  fill();
  await send();
  const link = await screen.findByRole<HTMLAnchorElement>('link', { name: 'WhatsApp' });

  await user.type(message(), ' Salam!');

  expect(new URL(link.href).searchParams.get('text')).toContain('Halo, apa kabar? Salam!\n\nSari');
  takeErrorLog();
});

test('a message too long for a link is left out of it, and copying is offered first', async () => {
  server.use(telegramIsUnreachable());
  const { user, fill, send } = openContact();
  const long = 'ꦲ'.repeat(3_500);
  fill({ ...sari, message: long });
  await send();

  expect(await screen.findByText(/too long for a link: copy it first/)).toBeVisible();
  expect(screen.getByRole<HTMLAnchorElement>('link', { name: 'WhatsApp' }).href).not.toContain('text');
  await user.click(screen.getByRole('button', { name: 'Copy message' }));
  expect(await screen.findByText('Copied')).toHaveRole('status');
  expect(await navigator.clipboard.readText()).toBe(`${long}\n\nSari\nsari@example.com`);
  takeErrorLog();
});

test('copying works without the Clipboard API, and says so when it does not work at all', async () => {
  server.use(telegramIsUnreachable());
  const { user, fill, send } = openContact();
  fill();
  await send();
  const copy = await screen.findByRole('button', { name: 'Copy message' });
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('NotAllowedError'));

  await user.click(copy);
  expect(await screen.findByText(/did not allow copying/)).toBeVisible();
  expect(copy).toHaveFocus();

  let copied = '';
  document.execCommand = () => {
    const field = document.activeElement;
    copied = field instanceof HTMLTextAreaElement ? field.value : '';
    return true;
  };
  await user.click(copy);
  expect(await screen.findByText('Copied')).toBeVisible();
  expect(copied).toBe(plainText);
  expect(copy).toHaveFocus();
  takeErrorLog();
});

test('sending after a failure replaces its panel by the outcome', async () => {
  server.use(telegramRefuses(500, 'Internal Server Error'));
  const { fill, send } = openContact();
  fill();
  await send();
  await screen.findByRole('alert');

  server.use(telegramDelivers().handler);
  await send();

  expect(await screen.findByText('Your message has been sent.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Copy message' })).not.toBeInTheDocument();
  const form = within(screen.getByRole('form', { name: 'Contact' }));
  expect(form.queryByText(/problem of its own/)).not.toBeInTheDocument();
  takeErrorLog();
});
