import { readFileSync } from 'node:fs';
import { delay, HttpResponse, http, passthrough } from 'msw';
import { afterAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { longestQuestion } from '#features/chat/question-form.tsx';
import { longestPersona } from '#files/persona.ts';
import { contactSettings, geminiApi, geminiSettings, telegramApi } from '#lib/env.ts';
import { streamAnswer } from '#services/gemini.ts';
import { sendToTelegram } from '#services/telegram.ts';
import { geminiErrors, geminiEvent } from '#tests/mocks/gemini-format.ts';
import { answerInPieces, type Script, startGeminiServer } from '#tests/mocks/gemini-server.ts';
import { server } from '#tests/mocks/server.ts';
import { startTelegramServer } from '#tests/mocks/telegram-server.ts';
import handler, { DayTotal } from '../../relay/src/relay.ts';
import type { Settings } from '../../relay/src/settings.ts';

const site = 'https://site.example';
const secrets = {
  SITE_ORIGINS: `http://localhost:5173, ${site}/`,
  TELEGRAM_BOT_TOKEN: '123456:TEST-token',
  TELEGRAM_CHAT_ID: '4242',
  GEMINI_API_KEY: 'SECRET-KEY',
};
/** The deployed configuration. */
const config: { vars: Settings; ratelimits: { simple: { limit: number } }[] } = JSON.parse(
  readFileSync('relay/wrangler.jsonc', 'utf8').replace(/^\s*\/\/.*$/gm, ''),
);
const message = '/bot/sendMessage';
const question = '/v1beta/models/gemini-3.5-flash-lite:streamGenerateContent?alt=sse';
const say = (text: unknown) => ({ role: 'user', parts: [{ text }] });
const words = JSON.stringify({ contents: [say('Halo')] });
const [telegram, gemini] = await Promise.all([startTelegramServer(), startGeminiServer()]);
const day = 86_400_000;
let now = Date.UTC(2026, 0, 1);

beforeEach(() => {
  // Each test has an own day, in which no time passes.
  now += day;
  vi.useFakeTimers({ toFake: ['Date'], now });
  onTestFinished(() => void vi.useRealTimers());
  server.use(
    http.all(/^http:\/\/127\.0\.0\.1:/, () => passthrough()),
    http.post(`${telegramApi}/*`, ({ request }) => forward(request, telegram.url)),
    http.post(`${geminiApi}/*`, ({ request }) => forward(request, gemini.url)),
    http.get(`${site}/persona.txt`, () => HttpResponse.text('You are a bot.')),
  );
  telegram.requests.length = 0;
  gemini.requests.length = 0;
  telegram.respondWith('deliver');
  gemini.respondWith(answerInPieces(['Sugeng rawuh!']));
});

afterAll(() => Promise.all([telegram.close(), gemini.close()]));

test('a site with only the address of the relay delivers messages as typed, and keeps them out of URLs', async () => {
  const settings = connect(contactSettings);
  if (settings.kind !== 'telegram') return expect.unreachable();
  const typed = { name: 'A & B', email: 'a@b.example', message: '5 < 6 & &lt;b&gt; <a href="//x">1</a>' };
  expect(await sendToTelegram(typed, settings)).toEqual({ kind: 'delivered' });
  const [request] = telegram.requests;
  expect(request?.delivered).toBe(`Nama: A & B\nEmail: a@b.example\nPesan: ${typed.message}`);
  expect(request?.query).toEqual({});
  const link_preview_options = '{"is_disabled":true}';
  const fixed = { chat_id: secrets.TELEGRAM_CHAT_ID, parse_mode: 'html', link_preview_options };
  expect(request?.fields).toEqual({ ...fixed, text: expect.any(String) });

  // What a script that imitates the site might send.
  await ask(`${message}?${new URLSearchParams({ chat_id: '1', text: '<b>1 &amp;' })}`);
  expect(telegram.requests[1]).toMatchObject({ delivered: '<b>1 &', fields: fixed });
});

test('a site with only the address of the relay gets answers to its longest question, with the owner’s settings', async () => {
  const preflight = await ask(question, { method: 'OPTIONS' });
  expect(preflight.headers.get('access-control-allow-headers')).toContain('x-goog-api-key');
  const settings = connect(geminiSettings);
  const asked = { question: '?'.repeat(longestQuestion), persona: 'é'.repeat(longestPersona), settings };
  let answer = '';
  for await (const piece of streamAnswer(asked)) answer += piece;
  expect(answer).toBe('Sugeng rawuh!');
  const user = { role: 'user', parts: [{ text: 'Halo' }, { fileData: { fileUri: 'gs://large' } }] };
  await ask(question, {
    body: JSON.stringify({ contents: [say('More'), user], tools: [{ googleSearch: {} }] }),
  });
  const [, request] = gemini.requests;
  expect(request?.path).toBe(question);
  expect(request?.headers['x-goog-api-key']).toBe(secrets.GEMINI_API_KEY);
  expect(request?.body).toEqual({
    contents: [{ role: 'model', parts: [{ text: 'You are a bot.' }] }, say('Halo')],
    safetySettings: [{ category: 'HARM_CATEGORY_HARASSMENT', threshold: 'BLOCK_ONLY_HIGH' }],
    generationConfig: { maxOutputTokens: config.vars.GEMINI_OUTPUT_TOKENS },
  });
});

test('ends a question when the visitor leaves before the answer begins, and counts it', async () => {
  const visitor = new AbortController();
  const never = http.post(`${geminiApi}/*`, () => {
    visitor.abort();
    return delay('infinite');
  });
  server.use(never);
  const once = { GEMINI_PER_DAY: 1 };
  expect((await ask(question, { body: words, signal: visitor.signal }, once)).status).toBe(504);
  expect((await ask(question, { body: words }, once)).status).toBe(429);
});

test('ends an answer that does not end, and streams one of many small events', async () => {
  gemini.respondWith({ steps: Array(100).fill('data: {}\n\n'.repeat(1000)) });
  expect((await (await ask(question, { body: words })).text()).match(/data/g)).toHaveLength(100_000);
  // MSW would join the pieces, so that slow joining of a line would not show.
  const pull = (stream: ReadableStreamDefaultController) => stream.enqueue(new Uint8Array(100));
  const headers = { 'content-type': 'text/event-stream' };
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(new ReadableStream({ pull }), { headers }));
  expect(await (await ask(question, { body: words })).text()).toContain('the answer does not end');
});

test('streams an answer, and ends the request when the visitor leaves or it goes wrong in the middle', async () => {
  await ask(question, { body: words });
  const leave = vi.fn();
  // MSW would pass on no piece before the end.
  const requests = vi.spyOn(globalThis, 'fetch');
  for (const end of ['', 'x\n']) {
    const start = (stream: ReadableStreamDefaultController) =>
      stream.enqueue(new TextEncoder().encode(geminiEvent('Halo') + end));
    const headers = { 'content-type': 'text/event-stream' };
    requests.mockResolvedValueOnce(new Response(new ReadableStream({ start, cancel: leave }), { headers }));
  }
  const reader = (await ask(question, { body: words })).body?.getReader();
  expect(new TextDecoder().decode((await reader?.read())?.value)).toContain('Halo');
  await reader?.cancel();
  expect(leave).toHaveBeenCalledTimes(1);
  expect(await (await ask(question, { body: words })).text()).toMatch(/502,.*not from Gemini/);
  expect(leave).toHaveBeenCalledTimes(2);
});

test('reports a request that takes longer than ten seconds', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  for (const path of [message, question]) {
    const asked = ask(path, { body: new ReadableStream(), duplex: 'half' });
    await vi.advanceTimersByTimeAsync(9_000);
    expect(await Promise.race([asked, 'is read'])).toBe('is read');
    await vi.advanceTimersByTimeAsync(1_000);
    expect((await asked).status).toBe(408);
  }
});

// biome-ignore format: a table
test.each<[string, string, Options, number, Partial<Settings>?]>([
  ['another site', message, { headers: { origin: 'https://stranger.example' } }, 403],
  ['no site', question, { headers: { origin: '' } }, 403],
  ['another call of the bot', '/bot/getUpdates', {}, 404],
  ['another call of the model', '/v1beta/models/gemini-3.5-flash-lite:generateContent', {}, 404],
  ['a path that climbs', '/v1beta/models/../../files:streamGenerateContent', {}, 404],
  ['another model', question.replace('flash-lite', 'pro'), { body: words }, 404],
  ['another method', message, { method: 'GET' }, 405],
  ['no text', message, { body: 'text=%20' }, 400],
  ['a text too long for Telegram', message, { body: `text=${'a'.repeat(4097)}` }, 400],
  ['a body too large', message, { body: `text=${'a'.repeat(300_000)}` }, 413],
  ['a body without end', message, { body: new Blob(['a'.repeat(1_000_000)]).stream(), duplex: 'half' }, 413],
  ['a question too long', question, { body: JSON.stringify({ contents: [say('a'.repeat(2_001))] }) }, 413],
  ['a text that is no text', question, { body: JSON.stringify({ contents: [say({ toString: 'x' })] }) }, 400],
  ['deep nesting', question, { body: `{"contents":${'['.repeat(100_000)}` }, 400],
  ['a question without words', question, { body: '{"contents":[]}' }, 400],
  ['a message without a chat to send it to', message, { body: 'text=a' }, 401, { TELEGRAM_CHAT_ID: '' }],
  ['a question without a key', question, { body: words }, 403, { GEMINI_API_KEY: '' }],
])('refuses %s in the service’s format, readable for pages', async (_, path, options, status, settings) => {
  const { body, ...response } = await read(await ask(path, options, settings));
  expect(response.status).toBe(status);
  expect(body.error?.code ?? body.error_code).toBe(status);
  expect([...telegram.requests, ...gemini.requests]).toEqual([]);
});

test('tells the site why Gemini failed, also in the middle of an answer', async () => {
  const { invalidKey, leakedKey, quotaPerDay } = geminiErrors;
  gemini.respondWith({ failure: invalidKey });
  expect(await (await ask(question, { body: words })).text()).toMatch(/400.*API_KEY_INVALID/);
  gemini.respondWith({ failure: quotaPerDay });
  expect(await (await ask(question, { body: words })).text()).toMatch(/429.*PerDay.*35s/);
  const error = { code: 403, message: 'reported as leaked', status: 'PERMISSION_DENIED' };
  gemini.respondWith({ failure: leakedKey });
  expect((await read(await ask(question, { body: words }))).body).toMatchObject({ error });
  gemini.respondWith({ steps: [geminiEvent('Halo'), `data: ${JSON.stringify(leakedKey)}\n\n`] });
  const [first, last] = (await (await ask(question, { body: words })).text()).trim().split('\r\n\r\n');
  expect(first).toContain('"Halo"');
  expect(JSON.parse(last?.slice(5) ?? '')).toMatchObject({ error });
  gemini.respondWith({ steps: [geminiEvent('Halo'), 'data: {"', 'cut'] });
  expect(await (await ask(question, { body: words })).text()).toMatch(/504,.*the answer was cut off/);
});

test.each([
  ['redirect', { status: 302, html: '' }, 502, 502],
  ['send a page', { status: 200, html: '<h1>Sign in</h1>' }, 502, 502],
  ['send an unknown status', { status: 600, html: '' }, 502, 502],
  ['fail at length', { status: 403, body: { ok: false, error: {}, x: 'x'.repeat(600_000) } }, 504, 502],
  ['fail with a page', { status: 503, html: '<h1>nginx</h1>' }, 502, 503],
  ['are behind a gateway that timed out', { status: 504, html: '<h1>nginx</h1>' }, 504, 504],
  ['hang up', 'hang-up', 504, 504],
  ['do not respond', 'never', 504, 504],
] as const)('reports when the services %s', async (_, respond, ofTelegram, ofGemini) => {
  telegram.respondWith(respond);
  gemini.respondWith(respond);
  // A short timeout, only for services that never respond: others may be slow on a busy machine.
  const [sent, asked] = await askBoth(
    respond === 'never' ? { TELEGRAM_SECONDS: 0.1, GEMINI_SECONDS: 0.1 } : {},
  );
  expect(await read(sent)).toMatchObject({ status: ofTelegram, body: { ok: false, error_code: ofTelegram } });
  expect(await read(asked)).toMatchObject({ status: ofGemini, body: { error: { code: ofGemini } } });
});

test.each([
  ['in one place', undefined],
  ['of all places', durableObjects()],
])('limits a day’s total %s, which counts only what succeeded', async (_, DAY_TOTAL) => {
  const once = { GEMINI_PER_DAY: 1, TELEGRAM_PER_DAY: 1, ...(DAY_TOTAL && { DAY_TOTAL }) };
  await ask(question, { body: '{}' }, once);
  telegram.respondWith({ status: 503, html: '' });
  gemini.respondWith({ failure: geminiErrors.overloaded });
  await Promise.all([askBoth(once), askBoth(once), askBoth(once)]);
  telegram.respondWith('deliver');
  gemini.respondWith(answerInPieces(['Sugeng rawuh!']));
  const all = [...(await askBoth(once)), ...(await askBoth(once))];
  expect(all.map(({ status }) => status)).toEqual([200, 200, 429, 429]);
  expect((await read(all[2] ?? expect.unreachable())).body.parameters.retry_after).toBe(day / 1000);
  expect(await all[3]?.text()).toContain('PerDay');
});

test('limits the rate of a visitor', async () => {
  const limit = config.ratelimits[1]?.simple.limit ?? 0;
  const from = (address: string) => ask(question, { headers: { 'cf-connecting-ip': address } });
  // Each is another spelling or address of one host.
  for (const spellings of [
    ['192.0.2.1', '[::ffff:192.0.2.1]'],
    ['2001:db8::1', '2001:DB8:0:0::2', '2001:0db8::a:1', '2001:db8:0:0:8::', '2001:db8:0000::9%eth0'],
  ]) {
    const statuses = [];
    for (let count = 0; count <= limit; count += 1)
      statuses.push((await from(spellings[count % spellings.length] ?? '')).status);
    expect(statuses).toEqual([...Array(limit).fill(400), 429]);
  }
  expect((await from('2001:db8:0:1::1')).status).toBe(400);
  expect((await read(await from('192.0.2.1'))).body.error.details[0].retryDelay).toBe('60s');

  // The limiter of the host, where there is one.
  const byHost = vi.fn(async () => ({ success: false }));
  const headers = { 'cf-connecting-ip': '2001:db8::1' };
  expect((await ask(message, { headers }, { TELEGRAM_RATE: { limit: byHost } })).status).toBe(429);
  expect(byHost).toHaveBeenCalledWith({ key: '2001:db8:0:0' });
});

test('asks nothing without the persona of the site, and keeps the last one when the site is down', async () => {
  await ask(question, { body: words });
  for (const [minutes, response, persona] of [
    [9, HttpResponse.text('New'), 'You are a bot.'],
    [11, HttpResponse.html('<h1>Start</h1>'), 'You are a bot.'],
    [12, HttpResponse.text(' '), 'You are a bot.'],
    [13, HttpResponse.text('New'), 'New'],
  ] as const) {
    vi.setSystemTime(now + minutes * 60_000);
    server.use(http.get(`${site}/persona.txt`, () => response));
    expect((await ask(question, { body: words })).status).toBe(200);
    expect(gemini.requests.at(-1)?.body.contents?.[0]?.parts).toEqual([{ text: persona }]);
  }
  server.use(http.get('https://other.example/persona.txt', () => HttpResponse.html('<h1>Start</h1>')));
  const other = { body: words, headers: { origin: 'https://other.example' } };
  expect((await ask(question, other, { SITE_ORIGINS: 'other.example' })).status).toBe(502);
  expect(gemini.requests).toHaveLength(5);
});

test.each(['site.example', `"${site}"`, "'site.example/portfolio/'", `file:///x ${site}`])(
  'reads SITE_ORIGINS=%s',
  async (SITE_ORIGINS) => {
    const log = vi.spyOn(console, 'log').mockImplementation(() => {});
    const { status } = await ask(message, { body: 'text=a' }, { SITE_ORIGINS });
    const sandboxed = await ask(message, { body: 'text=a', headers: { origin: 'null' } }, { SITE_ORIGINS });
    expect([status, sandboxed.status]).toEqual([200, 403]);
    expect(log).toHaveBeenCalledTimes(SITE_ORIGINS.startsWith('file:') ? 1 : 0);
  },
);

test('no error gives away what a service wrote', async () => {
  // Everything that must not leave the relay.
  for (const value of Object.values(secrets)) {
    const details = [
      { '@type': value, reason: value, domain: value, metadata: { consumer: value } },
      { retryDelay: value, violations: [{ quotaId: `${value}PerDay`, quotaMetric: value }] },
      value,
    ];
    const error = { code: value, message: `Consumer '${value}' has been suspended.`, status: value, details };
    for (const script of [
      { failure: { error: { ...error, code: 403 } } },
      { steps: [`data: ${JSON.stringify({ error })}\r\n\r\n`] },
      { steps: [geminiEvent('Halo'), `data: ${JSON.stringify({ [value]: 1, error })}\r\n\r\n`] },
      { steps: [`: ${value}\r\n\r\n`] },
      { status: 200, html: value },
    ]) {
      gemini.respondWith(script as Script);
      const response = await ask(question, { body: words });
      expect(`${await response.text()} ${[...response.headers]}`).not.toContain(value);
    }
    const body = { ok: false, error_code: value, description: value, parameters: { retry_after: value } };
    for (const status of [200, 403, 429]) {
      telegram.respondWith({ status, body });
      expect(await (await ask(message, { body: 'text=a' })).text()).not.toContain(value);
    }
  }
});

type Options = RequestInit & { duplex?: 'half' };

let visitors = 0;

/** Sends a request like a page of the site, as another visitor each time. */
function ask(path: string, { headers, ...options }: Options = {}, settings: Partial<Settings> = {}) {
  visitors += 1;
  const common = { origin: site, 'cf-connecting-ip': `10.0.${visitors >> 8}.${visitors & 255}` };
  const init = { method: 'POST', headers: { ...common, ...headers }, ...options };
  return handler.fetch(new Request(`https://relay.example${path}`, init), {
    ...config.vars,
    ...secrets,
    ...settings,
  });
}

/** Sends a message and a question. */
async function askBoth(settings: Partial<Settings> = {}): Promise<[Response, Response]> {
  return [await ask(message, { body: 'text=a' }, settings), await ask(question, { body: words }, settings)];
}

/** The host's storage for `DayTotal`, in memory. */
function durableObjects() {
  const places = new Map<string, DayTotal>();
  let last = Promise.resolve(new Response());
  return {
    getByName(name: string) {
      const stored = new Map<string, unknown>();
      const get = async (key: string) => stored.get(key) as never;
      const put = async (key: string, value: unknown) => void stored.set(key, value);
      const total = places.get(name) ?? new DayTotal({ storage: { get, put } });
      places.set(name, total);
      // One request at a time, as on the host.
      return { fetch: (url: string) => (last = last.then(() => total.fetch(new Request(url)))) };
    },
  };
}

async function forward(request: Request, to: string): Promise<Response> {
  const { headers, signal, url } = request;
  const options = {
    method: 'POST',
    headers,
    body: await request.text(),
    redirect: 'manual',
    signal,
  } as const;
  return fetch(url.replace(/^https:\/\/[^/]+/, to), options).catch(() => HttpResponse.error());
}

/** The settings of a page that knows only the address of the relay, to which it has access. */
function connect<Settings>(settings: () => Settings | undefined): Settings {
  const address = 'https://relay.example';
  vi.stubEnv('VITE_TELEGRAM_API_BASE', `${address}/`);
  vi.stubEnv('VITE_GEMINI_API_BASE', address);
  vi.stubEnv('VITE_GEMINI_API_KEY', 'TODO');
  // Any other would be replaced for the rest of the visit, and so in the tests that follow.
  vi.stubEnv('VITE_GEMINI_MODEL', 'gemini-3.5-flash-lite');
  server.use(
    http.post(`${address}/*`, async ({ request }) =>
      ask(request.url.slice(address.length), { body: await request.text() }),
    ),
  );
  return settings() ?? expect.unreachable();
}

async function read(response: Response) {
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
  return { status: response.status, body: JSON.parse(await response.text()) };
}
