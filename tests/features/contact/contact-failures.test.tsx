import { act, screen } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { owner } from '#content/owner.ts';
import { server } from '#tests/mocks/server.ts';
import {
  telegramDelivers,
  telegramRefuses,
  telegramSendsHtml,
  telegramToken,
} from '#tests/mocks/telegram.ts';
import { openContact, sari, takeErrorLog } from './open-contact.tsx';

const plainText = 'Halo, apa kabar?\n\nSari\nsari@example.com';

test('a failure keeps the text and offers other ways; the next success replaces the error', async () => {
  server.use(telegramRefuses(400, 'Bad Request: chat not found'));
  const { fill, send, name, email, message, button } = openContact();
  fill();
  await send();

  const title = 'Telegram didn’t accept your message.';
  expect(await screen.findByRole('alert')).toHaveTextContent(`${title} Your message is still in the form.`);
  expect(screen.getByText(title)).toBeVisible();
  expect(name()).toHaveValue(sari.name);
  expect(email()).toHaveValue(sari.email);
  expect(message()).toHaveValue(sari.message);
  expect(button()).toHaveFocus();
  const whatsApp = new URL(screen.getByRole<HTMLAnchorElement>('link', { name: 'WhatsApp' }).href);
  expect(whatsApp.pathname).toBe(`/${owner.whatsapp}`);
  expect(whatsApp.searchParams.get('text')).toBe(plainText);
  const mail = screen.getByRole<HTMLAnchorElement>('link', { name: 'Email' }).href;
  expect(decodeURIComponent(mail)).toContain(plainText.replaceAll('\n', '\r\n'));
  const log = takeErrorLog();
  expect(log).toEqual(['There was a problem with the request: Telegram answered 400']);
  expect(log[0]).not.toContain(telegramToken);

  server.use(telegramDelivers().handler);
  await send();
  expect(await screen.findByText('Message sent.')).toBeVisible();
  expect(screen.queryByText(title)).not.toBeInTheDocument();
});

test('asks before resending a message that may have arrived', async () => {
  server.use(telegramSendsHtml(502));
  const { user, fill, send, button, message } = openContact();
  fill();
  await send();
  const told = 'Telegram didn’t respond. Your message may have arrived; it’s still in the form.';
  expect(await screen.findByRole('alert')).toHaveTextContent(told);
  expect(message()).toHaveValue(sari.message);
  expect(screen.getByRole('link', { name: 'WhatsApp' })).toBeVisible();
  expect(takeErrorLog()).toHaveLength(1);
  const telegram = telegramDelivers();
  server.use(telegram.handler);

  await user.dblClick(button());
  await user.keyboard('{Enter}{Enter}');
  expect(screen.getByText('This message may already have arrived.')).toBeVisible();
  expect(screen.getByText(/^This message may already have arrived\. To send it anyway/)).toHaveRole('status');
  expect(button()).toHaveAttribute('aria-disabled', 'true');
  expect(telegram.texts).toHaveLength(0);

  await user.tab();
  expect(screen.getByRole('button', { name: 'Send again' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(button()).toHaveFocus();
  await screen.findByText('Message sent.');
  expect(telegram.texts).toHaveLength(1);
  expect(message()).toHaveValue('');
});

test('without a bot the form offers other ways before and after a press', async () => {
  const { fill, send } = openContact({ env: {} });
  expect(screen.getByText('Next, choose how to send your message.')).toBeVisible();

  fill();
  await send();

  expect(await screen.findByRole('alert')).toHaveTextContent('This form can’t send messages yet.');
  expect(screen.getByRole<HTMLAnchorElement>('link', { name: 'WhatsApp' }).href).toContain('Halo');
  expect(takeErrorLog()).toHaveLength(1);
});

test('sends nothing until the wait that Telegram asks for is over', async () => {
  const requests: string[] = [];
  server.events.on('request:start', ({ request }) => requests.push(request.method));
  onTestFinished(() => server.events.removeAllListeners());
  server.use(telegramRefuses(429, 'Too Many Requests: retry after 90', { retry_after: 90 }));
  const { fill, send, button, draft } = openContact();
  fill();
  await send();

  expect(await screen.findByText(/^Try again in \d\d seconds\.$/)).toBeVisible();
  expect(button()).toHaveAttribute('aria-disabled', 'true');
  await send();
  expect(requests).toEqual(['POST']);
  expect(takeErrorLog()).toHaveLength(1);

  act(() => draft.dispatch({ type: 'waited' }));
  const told = screen.getAllByText('You can try again now.');
  expect(told.map((text) => text.getAttribute('role'))).toContain('status');
  expect(button()).toHaveAttribute('aria-disabled', 'false');
});

test('the other ways to send follow later edits', async () => {
  server.use(telegramSendsHtml(502));
  const { user, fill, send, message } = openContact();
  fill();
  await send();
  const link = await screen.findByRole<HTMLAnchorElement>('link', { name: 'WhatsApp' });

  await user.type(message(), ' Salam!');

  expect(new URL(link.href).searchParams.get('text')).toContain('Halo, apa kabar? Salam!\n\nSari');
  takeErrorLog();
});

test('a message too long for a link is left out of it, and copying is offered first', async () => {
  server.use(telegramSendsHtml(502));
  const { user, fill, send } = openContact();
  const long = 'ꦲ'.repeat(3_500);
  fill({ ...sari, message: long });
  await send();

  expect(await screen.findByText(/too long for a link\. Copy it/)).toBeVisible();
  expect(screen.getByRole<HTMLAnchorElement>('link', { name: 'WhatsApp' }).href).not.toContain('text');
  await user.click(screen.getByRole('button', { name: 'Copy message' }));
  expect(await screen.findByText('Copied')).toHaveRole('status');
  expect(await navigator.clipboard.readText()).toBe(`${long}\n\nSari\nsari@example.com`);
  takeErrorLog();
});

test('reports that copying failed', async () => {
  server.use(telegramSendsHtml(502));
  const { user, fill, send } = openContact();
  fill();
  await send();
  const copy = await screen.findByRole('button', { name: 'Copy message' });
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('NotAllowedError'));

  await user.click(copy);
  expect(await screen.findByText(/blocked copying/)).toBeVisible();
  expect(copy).toHaveFocus();
  takeErrorLog();
});
