import { setTimeout } from 'node:timers/promises';
import type { Miniflare } from 'miniflare';
import { delay, HttpResponse, http, passthrough } from 'msw';
import { afterAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { longestQuestion } from '#features/chat/question-form.tsx';
import { longestPersona } from '#files/persona.ts';
import { contactSettings, geminiSettings } from '#lib/env.ts';
import { geminiApi } from '#lib/service-defaults.ts';
import { streamAnswer } from '#services/gemini.ts';
import { sendToTelegram } from '#services/telegram.ts';
import { geminiErrors, geminiEvent } from '#tests/mocks/gemini-format.ts';
import { answerInPieces, type Script, startGeminiServer } from '#tests/mocks/gemini-server.ts';
import { server } from '#tests/mocks/server.ts';
import { startTelegramServer } from '#tests/mocks/telegram-server.ts';
import handler from '../../relay/src/relay.ts';
import { config, secrets, site, startRelay } from './start-relay.ts';

const message = '/bot/sendMessage';
const question = '/v1beta/models/gemini-3.5-flash-lite:streamGenerateContent?alt=sse';
const words = JSON.stringify({ contents: [say('Halo')] });

const [telegram, gemini] = await Promise.all([startTelegramServer(), startGeminiServer()]);
const services = { telegram: telegram.url, gemini: gemini.url };
const relay = await startRelay(services);

beforeEach(() => {
  server.use(http.all(/^http:\/\/(127\.0\.0\.1|localhost):/, () => passthrough()));
  telegram.requests.length = 0;
  gemini.requests.length = 0;
  telegram.respondWith('deliver');
  gemini.respondWith(answerInPieces(['Sugeng rawuh!']));
});

afterAll(() => Promise.all([relay.dispose(), telegram.close(), gemini.close()]));

test('a site with only the address of the relay delivers messages as typed, and keeps them out of URLs', async () => {
  expect(await send('5 < 6 & &lt;b&gt; <a href="//x">1</a>')).toEqual({ kind: 'delivered' });
  const [request] = telegram.requests;
  expect(request?.delivered).toBe(
    'Nama: A & B\nEmail: a@b.example\nPesan: 5 < 6 & &lt;b&gt; <a href="//x">1</a>',
  );
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
  expect(await answer('?'.repeat(longestQuestion), 'é'.repeat(longestPersona))).toBe('Sugeng rawuh!');
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

test('streams an answer, and ends the request when the visitor leaves', async () => {
  let goOn = () => {};
  const pause = () => new Promise<void>((resolve) => (goOn = resolve));
  // The host notices that the visitor left when it has more to send.
  const more = Array.from({ length: 1000 }, () => [geminiEvent('x'), 20]).flat();
  gemini.respondWith({ steps: [geminiEvent('One'), pause, geminiEvent('Two'), ...more] });
  const visitor = new AbortController();
  const { body } = await dispatch(question, { body: words, signal: visitor.signal });
  const reader = body?.getReader();
  const nextText = async () => new TextDecoder().decode((await reader?.read())?.value);

  expect(await nextText()).toContain('One');
  goOn();
  expect(await nextText()).toContain('Two');
  visitor.abort();
  await expect.poll(() => gemini.requests[0]?.isAborted, { timeout: 10_000 }).toBe(true);
});

test('ends a question when the visitor leaves before the answer begins, where the host reports it, and counts it', async () => {
  const visitor = new AbortController();
  const never = http.post(`${geminiApi}/*`, () => {
    visitor.abort();
    return delay('infinite');
  });
  server.use(
    never,
    http.get(`${site}/persona.txt`, () => HttpResponse.text('A bot')),
  );
  const settings = Object({ ...config.vars, ...secrets, GEMINI_PER_DAY: 1 });
  const options = { method: 'POST', headers: { origin: site }, body: words };
  const asked = (signal?: AbortSignal) =>
    new Request(site + question, { ...options, ...(signal && { signal }) });
  expect((await handler.fetch(asked(visitor.signal), settings)).status).toBe(504);
  expect((await handler.fetch(asked(), settings)).status).toBe(429);
});

test('ends an answer that does not end, and streams one of many small events', async () => {
  gemini.respondWith({ steps: ['data: ', ...Array(10_000).fill('x'.repeat(1024))] });
  const start = performance.now();
  expect(await (await ask(question, { body: words })).text()).toContain('the answer does not end');
  gemini.respondWith({ steps: Array(100).fill('data: {}\n\n'.repeat(1000)) });
  expect((await (await ask(question, { body: words })).text()).match(/data/g)).toHaveLength(100_000);
  // Each took more than ten seconds when its time was not in proportion to its length.
  expect(performance.now() - start).toBeLessThan(15_000);
});

test('reports a request that takes longer than ten seconds', async () => {
  const pull = (body: ReadableStreamDefaultController) =>
    setTimeout(500).then(() => body.enqueue(new TextEncoder().encode('a')));
  for (const path of [message, question]) {
    const body = new ReadableStream({ pull });
    expect((await ask(path, { body, duplex: 'half' })).status).toBe(408);
  }
});

test.each([
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
  ['a question too long', question, { body: JSON.stringify({ contents: [say('a'.repeat(2_001))] }) }, 413],
  ['a text that is no text', question, { body: JSON.stringify({ contents: [say({ toString: 'x' })] }) }, 400],
  ['deep nesting', question, { body: `{"contents":${'['.repeat(100_000)}` }, 400],
  ['a question without words', question, { body: '{"contents":[]}' }, 400],
] as const)('refuses %s in the service’s format, readable for pages', async (_, path, options, status) => {
  const { body, ...response } = await read(await ask(path, options));

  expect(response.status).toBe(status);
  expect(body.error?.code ?? body.error_code).toBe(status);
  expect([...telegram.requests, ...gemini.requests]).toEqual([]);
});

test('passes on how long to wait when the services refuse', async () => {
  const parameters = { retry_after: 5 };
  telegram.respondWith({
    status: 429,
    body: { ok: false, error_code: 429, description: 'Too many', parameters },
  });
  gemini.respondWith({ failure: geminiErrors.quotaPerDay });
  const [refused, overQuota] = await Promise.all((await askBoth()).map(read));

  expect(refused).toMatchObject({ status: 429, body: { ok: false, error_code: 429, parameters } });
  const details = [{ violations: [{ quotaId: 'RequestsPerDay' }] }, { retryDelay: '35s' }];
  expect(overQuota).toMatchObject({
    status: 429,
    body: { error: { status: 'RESOURCE_EXHAUSTED', details } },
  });
});

test.each([
  ['redirect', { status: 302, html: '' }, 502, 502],
  ['send a status of no standard', { status: 799, html: '' }, 502, 502],
  ['send a page', { status: 200, html: '<h1>Sign in</h1>' }, 502, 502],
  ['fail with a page', { status: 503, html: '<h1>nginx</h1>' }, 502, 503],
  ['are behind a gateway that timed out', { status: 504, html: '<h1>nginx</h1>' }, 504, 504],
  ['hang up', 'hang-up', 504, 504],
  ['do not respond', 'never', 504, 504],
] as const)('reports when the services %s', async (_, respond, ofTelegram, ofGemini) => {
  telegram.respondWith(respond);
  gemini.respondWith(respond);
  // A short timeout, only for services that never respond: others may be slow on a busy machine.
  const shortTimeouts = { TELEGRAM_SECONDS: 0.2, GEMINI_SECONDS: 0.2 };
  const [sent, asked] = await askBoth(respond === 'never' ? await start({ settings: shortTimeouts }) : relay);

  expect(await read(sent)).toMatchObject({ status: ofTelegram, body: { ok: false, error_code: ofTelegram } });
  expect(await read(asked)).toMatchObject({ status: ofGemini, body: { error: { code: ofGemini } } });
});

test.each(['configured', 'none'] as const)(
  'limits a day’s total, with counters of the host: %s',
  async (rates) => {
    const limited = await start({ settings: { GEMINI_PER_DAY: 1, TELEGRAM_PER_DAY: 1 }, rates });
    // Neither a refused question nor one that fails counts.
    await ask(question, { body: '{}' }, limited);
    telegram.respondWith({ status: 503, html: '' });
    gemini.respondWith({ failure: geminiErrors.overloaded });
    await askBoth(limited, '192.0.2.3');
    telegram.respondWith('deliver');
    gemini.respondWith(answerInPieces(['Sugeng rawuh!']));
    const first = await askBoth(limited, '192.0.2.1');
    const second = await askBoth(limited, '192.0.2.2');

    expect([...first, ...second].map(({ status }) => status)).toEqual([200, 200, 429, 429]);
    expect((await read(second[0])).body.parameters.retry_after).toBeGreaterThan(0);
    expect(await second[1].text()).toContain('PerDay');
  },
);

test('asks nothing without the persona of the site', async () => {
  const [, { status }] = await askBoth(await start({ persona: undefined }));

  expect([status, gemini.requests.length]).toEqual([502, 0]);
});

const origins = ['site.example', `"${site}"`, "'site.example/portfolio/'", `file:///x ${site}`];

test.each(origins)('reads SITE_ORIGINS=%s', async (SITE_ORIGINS) => {
  const asked = await start({ settings: { SITE_ORIGINS } });
  const { status } = await ask(message, { body: 'text=a' }, asked);
  const sandboxed = await ask(message, { body: 'text=a', headers: { origin: 'null' } }, asked);

  expect([status, sandboxed.status]).toEqual([200, 403]);
});

/** Everything that must not leave the relay. */
const bindings = Object.values(secrets);

test('no error gives away what a service wrote', async () => {
  for (const value of bindings) {
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

test.each(['configured', 'none'] as const)(
  'limits the rate of a visitor, with limits of the host: %s',
  async (rates) => {
    const limited = await start({ rates });
    // Both kinds count by the minutes of the clock. A test that begins late in one would end in the next.
    const left = 60_000 - (Date.now() % 60_000);
    if (left < 10_000) await setTimeout(left);
    const [form, chat] = config.ratelimits.map(({ simple }) => simple.limit);
    for (const [path, limit = 0] of [
      [message, form],
      [question, chat],
    ] as const) {
      const statuses = [];
      for (let count = 0; count <= limit; count += 1) statuses.push((await ask(path, {}, limited)).status);
      expect(statuses).toEqual([...Array(limit).fill(400), 429]);
      // Each is another spelling or address of one host.
      const spellings = ['2001:db8::1', '2001:DB8:0:0::2', '2001:0db8::a:1', '2001:db8:0:0:8::'];
      const from = (address = '') => ask(path, { headers: { 'cf-connecting-ip': address } }, limited);
      for (let count = 0; count < limit; count += 1) await from(spellings[count % spellings.length]);
      expect((await from('2001:db8:0000::9')).status).toBe(429);
      expect((await from('2001:db8:0:1::1')).status).toBe(400);
    }
    const { body } = await read(await ask(question, {}, limited));

    expect(body.error.details[0].retryDelay).toBe('60s');
  },
);

/** A relay for one test. */
async function start(options: Partial<Parameters<typeof startRelay>[0]>) {
  const started = await startRelay({ ...services, ...options });
  onTestFinished(() => started.dispose());
  return started;
}

type Options = Parameters<Miniflare['dispatchFetch']>[1];

/**
 * Sends a request like a page of the site, and reads the whole response at once: Miniflare wraps the response of
 * undici, which cancels a body that nobody reads when its own response is garbage.
 */
async function ask(...request: Parameters<typeof dispatch>): Promise<Response> {
  const response = await dispatch(...request);
  const { status, headers } = response;
  const text = await response.text();
  return new Response(text || null, { status, headers: [...headers] });
}

async function dispatch(path: string, { headers, ...options }: Options = {}, asked = relay) {
  const url = new URL(path, await asked.ready);
  return asked.dispatchFetch(url, { method: 'POST', headers: { origin: site, ...headers }, ...options });
}

/** Sends a message and a question. */
async function askBoth(asked = relay, address = ''): Promise<[Response, Response]> {
  const headers = { 'cf-connecting-ip': address };
  return [
    await ask(message, { body: 'text=a', headers }, asked),
    await ask(question, { body: words, headers }, asked),
  ];
}

/** The form and the chat of a page with this origin, as far as the services. */
async function send(text: string, origin = site) {
  const settings = await connect(origin, contactSettings);
  if (settings.kind !== 'telegram') return expect.unreachable();
  return sendToTelegram({ name: 'A & B', email: 'a@b.example', message: text }, settings);
}

async function answer(question = 'Halo', persona = 'A bot', origin = site): Promise<string> {
  const settings = await connect(origin, geminiSettings);
  let text = '';
  for await (const piece of streamAnswer({ question, persona, settings })) text += piece;
  return text;
}

/** Adds the origin, as a browser does. */
async function connect<Settings>(origin: string, settings: () => Settings | undefined): Promise<Settings> {
  const address = 'https://relay.example';
  vi.stubEnv('VITE_TELEGRAM_API_BASE', `${address}/`);
  vi.stubEnv('VITE_GEMINI_API_BASE', address);
  vi.stubEnv('VITE_GEMINI_API_KEY', 'TODO');
  const forward = http.post(`${address}/*`, async ({ request }) => {
    const body = await request.text();
    const response = await ask(request.url.slice(address.length), { body, headers: { origin } });
    return new HttpResponse(await response.text(), response);
  });
  server.use(forward);
  return settings() ?? expect.unreachable();
}

async function read(response: Response) {
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
  return { status: response.status, body: JSON.parse(await response.text()) };
}

function say(text: unknown) {
  return { role: 'user', parts: [{ text }] };
}
