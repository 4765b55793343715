// @vitest-environment jsdom
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { ContactError, type ContactFailure } from '#services/contact-error.ts';
import { sendContactMessage } from '#services/telegram.ts';
import { startTelegramServer, type TelegramServer } from '#tests/e2e/telegram-server.ts';
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

function send(
  message = sari,
  options: { chatId?: string; token?: string; timeout?: number; signal?: AbortSignal } = {},
) {
  const settings = { token: options.token ?? token, chatId: options.chatId ?? '4242', apiBase: telegram.url };
  return sendContactMessage(message, settings, options.signal, options.timeout);
}

async function failure(promise: Promise<void>): Promise<ContactError> {
  const error = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof ContactError)) throw new Error(`Expected a ContactError, got ${String(error)}`);
  return error;
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

test('half a surrogate pair, left by cut text, does not stop the message', async () => {
  await send({ ...sari, message: 'cut \uD83D' });

  expect(telegram.requests[0]?.delivered).toMatch(/Pesan: cut \uFFFD$/);
});

test.each<[ContactFailure, number, unknown]>([
  ['rejected', 400, { ok: false, error_code: 400, description: 'Bad Request: chat not found' }],
  ['rejected', 405, { ok: false }],
  ['too-long', 400, { ok: false, error_code: 400, description: 'Bad Request: message is too long' }],
  ['settings', 401, { ok: false, error_code: 401, description: 'Unauthorized' }],
  ['settings', 404, { ok: false, error_code: 404, description: 'Not Found' }],
  ['forbidden', 403, { ok: false, error_code: 403, description: 'Forbidden: bot was blocked by the user' }],
  ['too-long', 413, { ok: false, error_code: 413, description: 'Request Entity Too Large' }],
  ['server', 500, { ok: false, error_code: 500, description: 'Internal Server Error' }],
  ['refused', 200, { ok: false, description: 'no' }],
  ['refused', 201, { ok: true }],
  ['not-json', 200, 'true'],
  ['not-json', 200, null],
  ['not-json', 200, []],
])('is %s on status %i with %j', async (reason, status, body) => {
  telegram.respondWith({ status, body });

  const error = await failure(send());
  expect(error.reason).toBe(reason);
  expect(error.message).toContain(String(status));
  expect(telegram.requests).toHaveLength(1);
});

test.each<[ContactFailure, number]>([
  ['not-json', 200],
  ['rejected', 400],
  ['settings', 404],
  ['too-long', 414],
  ['rate-limited', 429],
  ['server', 502],
])('is %s on a page of HTML with status %i', async (reason, status) => {
  telegram.respondWith({ status, html: '<html><body><h1>nginx</h1></body></html>' });

  expect((await failure(send())).reason).toBe(reason);
});

test.each([
  [{ retry_after: 17 }, 17],
  [{ retry_after: 0.2 }, 1],
  [{ retry_after: '30' }, 30],
  [{ retry_after: 'soon' }, undefined],
  [{ retry_after: -1 }, undefined],
  [undefined, undefined],
])('reads the wait of a 429 from the body: %j is %j seconds', async (parameters, seconds) => {
  telegram.respondWith({
    status: 429,
    body: { ok: false, error_code: 429, description: 'Too Many Requests: retry after 17', parameters },
  });

  expect(await failure(send())).toMatchObject({ reason: 'rate-limited', retryAfter: seconds });
});

test('gives up after the time-out, and knows that the message may have arrived', async () => {
  telegram.respondWith('never');

  expect(await failure(send(sari, { timeout: 200 }))).toMatchObject({
    reason: 'timeout',
    mayHaveArrived: true,
  });
  expect(telegram.requests).toHaveLength(1);
});

test('a gateway time-out may have delivered the message, an error of the server not', async () => {
  telegram.respondWith({ status: 504, html: 'Gateway Time-out' });
  expect(await failure(send())).toMatchObject({ reason: 'server', mayHaveArrived: true });

  telegram.respondWith({ status: 500, body: { ok: false } });
  expect(await failure(send())).toMatchObject({ reason: 'server', mayHaveArrived: false });
});

test('is unreachable when the connection is refused or cut', async () => {
  const nobody = { token, chatId: '4242', apiBase: 'http://127.0.0.1:9' };
  expect((await failure(sendContactMessage(sari, nobody))).reason).toBe('unreachable');

  telegram.respondWith('hang-up');
  expect((await failure(send())).reason).toBe('unreachable');
});

test('sends nothing while the browser is offline', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);

  expect(await failure(send())).toMatchObject({ reason: 'offline', mayHaveArrived: false });
  expect(telegram.requests).toHaveLength(0);
});

test('a connection lost on the way may have delivered the message', async () => {
  telegram.respondWith('hang-up');
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValueOnce(true).mockReturnValue(false);

  expect(await failure(send())).toMatchObject({ reason: 'offline', mayHaveArrived: true });
});

test('stops waiting when it is told to', async () => {
  telegram.respondWith('never');
  const controller = new AbortController();
  const sending = failure(send(sari, { signal: controller.signal }));
  await vi.waitFor(() => expect(telegram.requests).toHaveLength(1));
  controller.abort();

  expect((await sending).reason).toBe('aborted');
});

test('says so when the build has no bot', async () => {
  expect((await failure(sendContactMessage(sari, undefined))).reason).toBe('not-configured');
});

test('says so when the chunk with the HTTP client cannot be loaded', async () => {
  vi.doMock('axios', () => {
    throw new TypeError('Failed to fetch dynamically imported module');
  });
  onTestFinished(() => {
    vi.doUnmock('axios');
  });

  expect((await failure(send())).reason).toBe('chunk-load');
  expect(telegram.requests).toHaveLength(0);
});

test('tokens that Telegram does not know are the owner’s settings', async () => {
  expect((await failure(send(sari, { token: '123456:revoked' }))).reason).toBe('settings');
  expect((await failure(send(sari, { token: 'nonsense' }))).reason).toBe('settings');
  expect((await failure(send(sari, { chatId: '1' }))).reason).toBe('rejected');
});

test('no error carries the token or the address, whatever went wrong', async () => {
  const errors: ContactError[] = [];
  telegram.respondWith({
    status: 400,
    body: { ok: false, description: `cannot POST ${telegram.url}/bot${token}/sendMessage` },
  });
  errors.push(await failure(send()));
  telegram.respondWith('hang-up');
  errors.push(await failure(send()));
  telegram.respondWith('never');
  errors.push(await failure(send(sari, { timeout: 100 })));
  telegram.respondWith('deliver');
  errors.push(await failure(send(sari, { token: `${token}-revoked` })));

  for (const error of errors) {
    const everything = [error.message, error.stack, String(error.cause), JSON.stringify(error)].join(' ');
    expect(everything).not.toContain('TEST-token');
    expect(everything).not.toContain('sendMessage?');
    expect(everything).not.toContain(telegram.url);
    expect(error.cause).toBeUndefined();
  }
});
