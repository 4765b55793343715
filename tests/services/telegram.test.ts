// @vitest-environment jsdom
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { TelegramSettings } from '#lib/env.ts';
import type { Outcome } from '#services/delivery.ts';
import { sendToTelegram } from '#services/telegram.ts';
import { server } from '#tests/mocks/server.ts';
import { type Respond, startTelegramServer } from '#tests/mocks/telegram-server.ts';

const token = '123456:TEST-token';
const sari = { name: 'Sari', email: 'sari@example.com', message: 'Halo!' };
const telegram = await startTelegramServer();

// Uses a real server, because MSW adds a header to each request.
beforeAll(() => server.close());

beforeEach(() => {
  telegram.requests.length = 0;
  telegram.respondWith('deliver');
});

afterAll(() => telegram.close());

async function send(message = sari, changed: Partial<TelegramSettings> = {}) {
  const direct = { kind: 'telegram' as const, token, chatId: '4242', apiBase: telegram.url, isRelay: false };
  const settings = { ...direct, ...changed };
  const outcome = await sendToTelegram(message, settings);
  if (outcome.kind !== 'delivered') expect(outcome.problem).toMatch(/\w/);
  return outcome;
}

const sariText = 'Nama: Sari\nEmail: sari@example.com\nPesan: Halo!';

test('sends chat_id, text and parse_mode in the query of one POST without a body or a preflight', async () => {
  await send();

  const query = { chat_id: '4242', text: sariText, parse_mode: 'html' };
  const path = `/bot${token}/sendMessage`;
  expect(telegram.requests).toMatchObject([{ method: 'POST', path, query, body: '' }]);
  const headers = Object.keys(telegram.requests[0]?.headers ?? {});
  expect(headers.filter((name) => /^x-|^(authorization|content-type)$/.test(name))).toEqual([]);
});

test.each<[string, Partial<TelegramSettings>, message: string, others: object]>([
  ['only the text to a relay, and no token', { isRelay: true, token: '', chatId: '' }, 'Halo!', {}],
  ['what is too long for a URL', {}, '%'.repeat(3_000), { chat_id: '4242', parse_mode: 'html' }],
])('sends in the body %s', async (_, changed, message, others) => {
  await send({ ...sari, message }, changed);
  const [request] = telegram.requests;
  expect(request?.path).toBe(`/bot${changed.token ?? token}/sendMessage`);
  expect(request?.headers['content-type']).toMatch('application/x-www-form-urlencoded');
  expect(request?.query).toEqual({});
  expect(request?.fields).toEqual({ text: sariText.replace('Halo!', message), ...others });
});

test.each([
  '👋🏽👩‍👩‍👧 ꦲꦏ꧀ꦱ السلام \u200Fשלום e\u0301',
  '<b>&"</b>\' &lt;&amp;lt;&#60;',
  'a\r\nb\n\tc a\u200Db\u2060',
  '1+1 %20% #a?b&c=d \\"`$!()*~;,/:@',
])('delivers %j unchanged, short and at 3,500 characters', async (piece) => {
  const long = piece.repeat(Math.floor(3500 / piece.length)).padEnd(3500, '.');
  for (const message of [piece, long]) {
    await send({ name: piece, email: sari.email, message });
    const expected = `Nama: ${piece}\nEmail: sari@example.com\nPesan: ${message}`;
    expect(telegram.requests.at(-1)?.delivered).toBe(expected);
  }
});

type Expected = Partial<Outcome>;

const html = '<html><body><h1>nginx</h1></body></html>';
const telegramSays = (status: number, description: string, parameters?: unknown) => ({
  status,
  body: { ok: false, error_code: status, description, parameters },
});
const failed = (reason: string) => ({ kind: 'failed', reason }) as Expected;
const noAnswer: Expected = { kind: 'uncertain', reason: 'no-answer' };
const waiting = (seconds: number): Expected => ({ kind: 'waiting', seconds });
const wait = (retry_after: unknown) => telegramSays(429, 'Too Many Requests', { retry_after });

test.each<[Respond, Expected]>([
  ['deliver', { kind: 'delivered' }],
  [telegramSays(400, 'Bad Request: chat not found'), failed('rejected')],
  [telegramSays(400, 'Bad Request: message is too long'), failed('too-long')],
  [telegramSays(401, 'Unauthorized'), failed('settings')],
  [telegramSays(403, 'Forbidden: bot was blocked by the user'), failed('settings')],
  [telegramSays(404, 'Not Found'), failed('settings')],
  [telegramSays(200, 'no'), failed('rejected')],
  [telegramSays(500, 'Internal Server Error'), failed('server')],
  [{ status: 414, html }, failed('too-long')],
  [{ status: 429, html }, waiting(60)],
  [wait(17), waiting(17)],
  [wait(0.2), waiting(1)],
  [wait('soon'), waiting(60)],
  [wait(1e9), waiting(86_400)],
  // A gateway can't know whether the message arrived, even if it answers in Telegram’s format.
  [telegramSays(502, 'Bad Gateway'), noAnswer],
  ...[500, 524].map((status): [Respond, Expected] => [{ status, html }, noAnswer]),
  [{ status: 503, body: { ok: false } }, noAnswer],
  [{ status: 200, html }, noAnswer],
  [{ status: 200, body: null }, noAnswer],
  [{ status: 201, body: { ok: true } }, noAnswer],
  ['reset', noAnswer],
  ['cut', noAnswer],
])('maps the answer %j to its outcome', async (answer, outcome) => {
  telegram.respondWith(answer);
  expect(await send()).toMatchObject(outcome);
  expect(telegram.requests).toHaveLength(1);
});

test('reports being offline before the request as failed, and after it as uncertain', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(await send()).toMatchObject({ kind: 'failed', reason: 'offline' });
  expect(telegram.requests).toHaveLength(0);

  telegram.respondWith('reset');
  onLine.mockReturnValueOnce(true);
  expect(await send()).toMatchObject(noAnswer);
});

test('logs the status alone, because a description may contain the token', async () => {
  telegram.respondWith(telegramSays(400, 'cannot POST /bot1:a/sendMessage'));
  expect(await send()).toMatchObject({ problem: 'Telegram answered 400' });
  telegram.respondWith('hang-up');
  expect(JSON.stringify(await send())).not.toMatch(/TEST-token|sendMessage|127\.0\.0\.1/);
});

test.each([
  ['of the request, which never left', '/bot', { kind: 'failed', reason: 'blocked' }],
  ['elsewhere, which ends no request', undefined, { kind: 'uncertain', reason: 'timeout' }],
])('a violation of the policy %s', async (_, path, outcome) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  telegram.respondWith('never');
  const sent = send();
  await expect.poll(() => telegram.requests).toHaveLength(1);
  const blockedURI = path ? telegram.url + path : 'https://example.com/';
  document.dispatchEvent(Object.assign(new Event('securitypolicyviolation'), { blockedURI }));
  vi.advanceTimersByTime(15_000);
  expect(await sent).toMatchObject(outcome);
});

test('fails with chunk-load when the HTTP client cannot be loaded', async () => {
  vi.doMock('axios', () => {
    throw new TypeError('Failed to fetch dynamically imported module');
  });
  onTestFinished(() => void vi.doUnmock('axios'));
  expect(await send()).toMatchObject({ kind: 'failed', reason: 'chunk-load' });
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValueOnce(true).mockReturnValue(false);
  expect(await send()).toMatchObject({ kind: 'failed', reason: 'offline' });
  expect(telegram.requests).toHaveLength(0);
});
