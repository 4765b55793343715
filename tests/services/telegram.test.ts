// @vitest-environment jsdom
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { TelegramSettings } from '#lib/env.ts';
import { formatTelegramText } from '#services/format-telegram-text.ts';
import type { Outcome } from '#services/outcome.ts';
import { readTelegramAnswer } from '#services/read-telegram-answer.ts';
import { sendContactMessage } from '#services/telegram.ts';
import { server } from '#tests/mocks/server.ts';
import { type Respond, startTelegramServer, type TelegramServer } from '#tests/mocks/telegram-server.ts';

const token = '123456:TEST-token';
const sari = { name: 'Sari', email: 'sari@example.com', message: 'Halo!' };
let telegram: TelegramServer;

beforeAll(async () => {
  // Uses a real server, because MSW adds a header to each request.
  server.close();
  telegram = await startTelegramServer();
});

beforeEach(() => {
  telegram.requests.length = 0;
  telegram.respondWith('deliver');
});

afterAll(() => telegram.close());

type Options = Partial<TelegramSettings> & { timeout?: number };

/** Every outcome except a delivery has a message for the log. */
async function send(message = sari, { timeout, ...options }: Options = {}) {
  const settings = { token, chatId: '4242', apiBase: telegram.url, isRelay: false, ...options };
  const outcome = await sendContactMessage(message, settings, timeout);
  if (outcome.kind !== 'delivered') expect(outcome.problem).toMatch(/\w/);
  return outcome;
}

test('sends chat_id, text and parse_mode in the query of one POST without a body', async () => {
  await send();

  expect(telegram.requests).toHaveLength(1);
  expect(telegram.requests[0]).toMatchObject({
    method: 'POST',
    path: `/bot${token}/sendMessage`,
    query: {
      chat_id: '4242',
      text: 'Nama: Sari\nEmail: sari@example.com\nPesan: Halo!',
      parse_mode: 'html',
    },
    body: '',
  });
});

test('a relay gets the text alone, in the body, and no token', async () => {
  await send(sari, { isRelay: true, token: '', chatId: '' });

  expect(telegram.requests[0]).toMatchObject({
    path: '/bot/sendMessage',
    query: {},
    fields: { text: 'Nama: Sari\nEmail: sari@example.com\nPesan: Halo!' },
  });
  expect(telegram.requests[0]?.fields).not.toHaveProperty('chat_id');
});

const formType = 'application/x-www-form-urlencoded;charset=utf-8';

test.each([
  ['a short message', 'Halo!', undefined],
  ['a long message', 'ꦲ'.repeat(3500), formType],
])('%s needs no preflight: no custom header', async (_, message, type) => {
  await send({ ...sari, message });

  expect(telegram.requests.map(({ method }) => method)).toEqual(['POST']);
  const headers = telegram.requests[0]?.headers ?? {};
  expect(headers['content-type']).toBe(type);
  expect(Object.keys(headers).filter((name) => /^x-|^authorization$/.test(name))).toEqual([]);
});

test('moves the same three fields to the body when the URL would pass 7,000 characters', async () => {
  await send({ ...sari, message: '%'.repeat(3000) });

  const [request] = telegram.requests;
  expect(request?.query).toEqual({});
  expect(request?.fields).toEqual({
    chat_id: '4242',
    text: `Nama: Sari\nEmail: sari@example.com\nPesan: ${'%'.repeat(3000)}`,
    parse_mode: 'html',
  });
});

test.each([
  ['emoji', '👋🏽'],
  ['Javanese script', 'ꦲꦏ꧀ꦱꦫꦗꦮ'],
  ['Arabic', 'السلام عليكم '],
  ['markup', '<b>&"</b>\''],
  ['entities', '&lt;&amp;lt;&#60;'],
  ['plus', '1+1 '],
  ['CRLF', 'a\r\nb\r\n\r\n'],
  ['zero-width joiners', 'a\u200Db\u200Cc\u2060'],
  ['backslashes and quotes', '\\"\'`$!()*~;,/:@'],
])('delivers %s unchanged, short and at 3,500 characters', async (_, piece) => {
  const long = piece.repeat(Math.floor(3500 / piece.length)).padEnd(3500, '.');
  for (const message of [piece, long]) {
    await send({ name: piece, email: sari.email, message });

    expect(telegram.requests.at(-1)?.delivered).toBe(
      `Nama: ${piece}\nEmail: sari@example.com\nPesan: ${message}`,
    );
  }
});

type Expected = Partial<Outcome>;

const html = '<html><body><h1>nginx</h1></body></html>';
const telegramSays = (status: number, description: string, parameters?: unknown) => ({
  status,
  body: { ok: false, error_code: status, description, parameters },
});
const rejected: Expected = { kind: 'failed', reason: 'rejected' };
const settings: Expected = { kind: 'failed', reason: 'settings' };
const tooLong: Expected = { kind: 'failed', reason: 'too-long' };
const noAnswer: Expected = { kind: 'uncertain', reason: 'no-answer' };
const waiting = (seconds: number): Expected => ({ kind: 'waiting', seconds });

test.each<[Respond, Expected]>([
  ['deliver', { kind: 'delivered' }],
  [telegramSays(400, 'Bad Request: chat not found'), rejected],
  [telegramSays(400, 'Bad Request: message is too long'), tooLong],
  [telegramSays(401, 'Unauthorized'), settings],
  [telegramSays(403, 'Forbidden: bot was blocked by the user'), settings],
  [telegramSays(404, 'Not Found'), settings],
  [telegramSays(413, 'Request Entity Too Large'), tooLong],
  [telegramSays(200, 'no'), rejected],
  [telegramSays(500, 'Internal Server Error'), { kind: 'failed', reason: 'server' }],
  [{ status: 400, html }, rejected],
  [{ status: 404, html }, settings],
  [{ status: 405, body: { ok: false } }, rejected],
  [{ status: 414, html }, tooLong],
  [{ status: 429, html }, waiting(60)],
  [telegramSays(429, 'Too Many Requests', { retry_after: 17 }), waiting(17)],
  [telegramSays(429, 'Too Many Requests', { retry_after: 0.2 }), waiting(1)],
  [telegramSays(429, 'Too Many Requests', { retry_after: '30' }), waiting(30)],
  [telegramSays(429, 'Too Many Requests', { retry_after: 'soon' }), waiting(60)],
  [telegramSays(429, 'Too Many Requests', { retry_after: 0 }), waiting(60)],
  [telegramSays(429, 'Too Many Requests', { retry_after: 1e9 }), waiting(86_400)],
  [telegramSays(429, 'Too Many Requests', { retry_after: 18_053 }), waiting(18_053)],
  // A gateway can't know whether the message arrived, even if it answers in Telegram’s format.
  [telegramSays(502, 'Bad Gateway'), noAnswer],
  [telegramSays(504, 'Gateway Timeout'), noAnswer],
  ...[500, 502, 503, 504, 520, 522, 524].map((status): [Respond, Expected] => [{ status, html }, noAnswer]),
  [{ status: 503, body: { ok: false } }, noAnswer],
  [{ status: 503, body: { error_code: 503 } }, noAnswer],
  [{ status: 200, html }, noAnswer],
  [{ status: 200, body: null }, noAnswer],
  [{ status: 200, body: [] }, noAnswer],
  [{ status: 200, html: '{"ok":tr' }, noAnswer],
  [{ status: 201, body: { ok: true } }, noAnswer],
  ['hang-up', noAnswer],
  ['reset', noAnswer],
  ['cut', noAnswer],
  ['never', { kind: 'uncertain', reason: 'timeout' }],
])('maps the answer %j to its outcome', async (answer, outcome) => {
  telegram.respondWith(answer);

  const sent = await send(sari, answer === 'never' ? { timeout: 1_000 } : {});

  expect(sent).toMatchObject(outcome);
  expect(telegram.requests).toHaveLength(1);
});

test('treats a refused connection as a lost response: browsers do not distinguish them', async () => {
  expect(await send(sari, { apiBase: 'http://127.0.0.1:9' })).toMatchObject(noAnswer);
});

test('reports being offline before the request as failed, and after it as uncertain', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(await send()).toMatchObject({ kind: 'failed', reason: 'offline' });
  expect(telegram.requests).toHaveLength(0);

  telegram.respondWith('reset');
  onLine.mockReturnValueOnce(true);
  expect(await send()).toMatchObject(noAnswer);
});

test('logs the status alone, because a description may contain the token', () => {
  const description = 'cannot POST /bot1:a/sendMessage';
  expect(readTelegramAnswer(400, { ok: false, description })).toMatchObject({
    problem: 'Telegram answered 400',
  });
});

test.each([
  ['a blocked request never left', '/bot', { kind: 'failed', reason: 'blocked' }],
  ['a violation elsewhere changes nothing', undefined, { kind: 'uncertain', reason: 'timeout' }],
])('content security policy: %s', async (_, path, outcome) => {
  telegram.respondWith('never');
  const sent = send(sari, { timeout: 1_000 });
  await vi.waitFor(() => expect(telegram.requests).toHaveLength(1));
  const blockedURI = path ? telegram.url + path : 'https://example.com/';
  document.dispatchEvent(Object.assign(new Event('securitypolicyviolation'), { blockedURI }));
  expect(await sent).toMatchObject(outcome);
});

test('reports an invalid URL as unexpected, not as a lost answer', async () => {
  expect(await send(sari, { apiBase: 'http://[' })).toMatchObject({ kind: 'failed', reason: 'unexpected' });
});

test('fails with chunk-load when the HTTP client cannot be loaded', async () => {
  vi.doMock('axios', () => {
    throw new TypeError('Failed to fetch dynamically imported module');
  });
  onTestFinished(() => {
    vi.doUnmock('axios');
  });

  expect(await send()).toMatchObject({ kind: 'failed', reason: 'chunk-load' });
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValueOnce(true).mockReturnValue(false);
  expect(await send()).toMatchObject({ kind: 'failed', reason: 'offline' });
  expect(telegram.requests).toHaveLength(0);
});

test('keeps the token and the URL out of every outcome', async () => {
  const quoted = telegramSays(400, `cannot POST ${telegram.url}/bot${token}/sendMessage`);
  for (const answer of [quoted, 'hang-up', 'never'] as const) {
    telegram.respondWith(answer);
    const outcome = JSON.stringify(await send(sari, { timeout: 100 }));
    expect(outcome).not.toMatch(/TEST-token|sendMessage|127\.0\.0\.1/);
  }
});

test('escapes what Telegram’s HTML gives a meaning', () => {
  expect(formatTelegramText({ name: '<b>', email: 'a&b', message: '5 < 6\n"x"' })).toBe(
    'Nama: &lt;b&gt;\nEmail: a&amp;b\nPesan: 5 &lt; 6\n"x"',
  );
});
