// @vitest-environment jsdom
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { Outcome } from '#services/outcome.ts';
import { readTelegramAnswer } from '#services/read-telegram-answer.ts';
import { sendContactMessage } from '#services/telegram.ts';
import { type Respond, startTelegramServer, type TelegramServer } from '#tests/e2e/telegram-server.ts';
import { server } from '#tests/mocks/server.ts';

const token = '123456:TEST-token';
const sari = { name: 'Sari', email: 'sari@example.com', message: 'Halo!' };
let telegram: TelegramServer;

beforeAll(async () => {
  // A real server answers here; the mocks would put a header of their own on each request.
  server.close();
  telegram = await startTelegramServer();
});

beforeEach(() => {
  telegram.requests.length = 0;
  telegram.respondWith('deliver');
});

afterAll(() => telegram.close());

type Options = { chatId?: string; token?: string; apiBase?: string; timeout?: number };

/** Whatever went wrong, the log says something about it. */
async function send(message = sari, { timeout, ...options }: Options = {}) {
  const settings = { token, chatId: '4242', apiBase: telegram.url, ...options };
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

test.each([
  ['a short message', 'Halo!'],
  ['a long message', 'ꦲ'.repeat(3500)],
])('%s needs no permission from the browser first: no header of our own, no OPTIONS', async (_, message) => {
  await send({ ...sari, message });

  expect(telegram.requests.map(({ method }) => method)).toEqual(['POST']);
  const headers = telegram.requests[0]?.headers ?? {};
  const isLong = message.length > 5;
  expect(headers['content-type']).toBe(
    isLong ? 'application/x-www-form-urlencoded;charset=utf-8' : undefined,
  );
  expect(Object.keys(headers).filter((name) => name.startsWith('x-') || name === 'authorization')).toEqual(
    [],
  );
});

test('an address of more than 7,000 characters is not used: the same three fields go in the body', async () => {
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
  ['a family joined by zero-width joiners', '👩‍👩‍👧'],
  ['Javanese script', 'ꦲꦏ꧀ꦱꦫꦗꦮ'],
  ['Arabic', 'السلام عليكم '],
  ['Hebrew with marks', '\u200Fשלום\u200E '],
  ['markup', '<b>&"</b>\''],
  ['entities', '&lt;&amp;lt;&#60;'],
  ['percent', '%20%'],
  ['plus', '1+1 '],
  ['hash', '#a?b&c=d'],
  ['CRLF', 'a\r\nb\r\n\r\n'],
  ['lines', 'a\n\tb\n'],
  ['zero-width joiners', 'a\u200Db\u200Cc\u2060'],
  ['combining marks', 'e\u0301\u0302'],
  ['backslashes and quotes', '\\"\'`$!()*~;,/:@'],
])('%s arrives character for character, short and at 3,500 characters', async (_, piece) => {
  const long = piece.repeat(Math.floor(3500 / piece.length)).padEnd(3500, '.');
  for (const message of [piece, long]) {
    await send({ name: piece, email: sari.email, message });

    expect(telegram.requests.at(-1)?.delivered).toBe(
      `Nama: ${piece}\nEmail: sari@example.com\nPesan: ${message}`,
    );
  }
});

type Told = Partial<Outcome>;

const html = '<html><body><h1>nginx</h1></body></html>';
const telegramSays = (status: number, description: string, parameters?: unknown) => ({
  status,
  body: { ok: false, error_code: status, description, parameters },
});
const rejected: Told = { kind: 'failed', reason: 'rejected' };
const settings: Told = { kind: 'failed', reason: 'settings' };
const tooLong: Told = { kind: 'failed', reason: 'too-long' };
const noAnswer: Told = { kind: 'uncertain', reason: 'no-answer' };
const waiting = (seconds: number): Told => ({ kind: 'waiting', seconds });

/** Everything that can become of a message, told apart here and nowhere else. */
test.each<[Respond, Told]>([
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
  [telegramSays(429, 'Too Many Requests', { retry_after: 1e9 }), waiting(3_600)],
  // A gateway has not heard what became of the message, even if it speaks like Telegram.
  [telegramSays(502, 'Bad Gateway'), noAnswer],
  [telegramSays(504, 'Gateway Timeout'), noAnswer],
  ...[500, 502, 503, 504, 520, 522, 524].map((status): [Respond, Told] => [{ status, html }, noAnswer]),
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
])('%j', async (answer, outcome) => {
  telegram.respondWith(answer);

  const sent = await send(sari, answer === 'never' ? { timeout: 200 } : {});

  expect(sent).toMatchObject(outcome);
  expect(telegram.requests).toHaveLength(1);
});

test('a refused connection is told like an answer that was lost: browsers do not say which it was', async () => {
  expect(await send(sari, { apiBase: 'http://127.0.0.1:9' })).toMatchObject(noAnswer);
});

test('offline before it starts, nothing has left; offline later, something may have', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(await send()).toMatchObject({ kind: 'failed', reason: 'offline' });
  expect(telegram.requests).toHaveLength(0);

  telegram.respondWith('reset');
  onLine.mockReturnValueOnce(true);
  expect(await send()).toMatchObject(noAnswer);
});

test.each([
  ['Bad Request: no', ': Bad Request: no'],
  ['x'.repeat(201), `: ${'x'.repeat(200)}`],
  ['cannot POST /bot1:a/sendMessage', ''],
  ['see https://api.example.com', ''],
  [undefined, ''],
])('of what Telegram says (%s) the log has nothing that may hold the token', (said, told) => {
  const problem = `Telegram answered 400${told}`;
  expect(readTelegramAnswer(400, { ok: false, description: said })).toMatchObject({ problem });
});

test.each([
  ['what the page’s policy forbids has not left', '/bot', { kind: 'failed', reason: 'blocked' }],
  ['what it forbids elsewhere is something else', undefined, { kind: 'uncertain', reason: 'timeout' }],
])('%s', async (_, path, outcome) => {
  telegram.respondWith('never');
  const sent = send(sari, { timeout: 200 });
  await vi.waitFor(() => expect(telegram.requests).toHaveLength(1));
  const blockedURI = path ? telegram.url + path : 'https://example.com/';
  document.dispatchEvent(Object.assign(new Event('securitypolicyviolation'), { blockedURI }));
  expect(await sent).toMatchObject(outcome);
});

test('an address that is none is no lost answer', async () => {
  expect(await send(sari, { apiBase: 'http://[' })).toMatchObject({ kind: 'failed', reason: 'unexpected' });
});

test('says so when the build has no bot', async () => {
  expect(await sendContactMessage(sari, undefined)).toMatchObject({
    kind: 'failed',
    reason: 'not-configured',
    problem: expect.stringMatching(/\w/),
  });
});

test('says so when the chunk with the HTTP client cannot be loaded', async () => {
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

test('no outcome carries the token or the address, whatever went wrong', async () => {
  const quoted = telegramSays(400, `cannot POST ${telegram.url}/bot${token}/sendMessage`);
  for (const answer of [quoted, 'hang-up', 'never'] as const) {
    telegram.respondWith(answer);
    const told = JSON.stringify(await send(sari, { timeout: 100 }));

    expect(told).not.toContain('TEST-token');
    expect(told).not.toContain('sendMessage');
    expect(told).not.toContain(telegram.url);
  }
});
