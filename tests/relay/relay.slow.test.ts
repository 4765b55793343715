import { Miniflare } from 'miniflare';
import { http, passthrough } from 'msw';
import { build, type Rolldown } from 'vite';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { geminiApi, telegramApi } from '#lib/service-defaults.ts';
import { geminiErrors, geminiEvent } from '#tests/mocks/gemini-format.ts';
import { answerInPieces, startGeminiServer } from '#tests/mocks/gemini-server.ts';
import { server } from '#tests/mocks/server.ts';
import { startTelegramServer } from '#tests/mocks/telegram-server.ts';
import { config, message, question, say, secrets, site } from './relay-config.ts';

// Starts a runtime.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const words = JSON.stringify({ contents: [say('Halo')] });
const [telegram, gemini] = await Promise.all([startTelegramServer(), startGeminiServer()]);
const relay = await startRelay();

beforeEach(() => server.use(http.all(/^http:\/\/(127\.0\.0\.1|localhost):/, () => passthrough())));

afterAll(() => Promise.all([relay.dispose(), telegram.close(), gemini.close()]));

test('in the runtime of its host, streams an answer, and ends the request when the visitor leaves', async () => {
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
  await expect.poll(() => gemini.requests[0]?.isAborted).toBe(true);
});

test('counts a day’s total of all visitors in a Durable Object', async () => {
  // The test before took one of two questions.
  gemini.respondWith({ failure: geminiErrors.overloaded });
  expect(await statusOf(question, words)).toBe(503);
  gemini.respondWith(answerInPieces(['Sugeng rawuh!']));
  expect([await statusOf(question, words), await statusOf(question, words)]).toEqual([200, 429]);
  expect([await statusOf(message, 'text=a'), await statusOf(message, 'text=a')]).toEqual([200, 200]);
});

test('limits the rate of a visitor with the limiter of its host', async () => {
  const [{ simple: { limit = 0 } = {} } = {}] = config.ratelimits;
  const statuses = new Set<number>();
  // Twice the limit, because a minute of the clock may end in between.
  for (let count = 0; count <= 2 * limit; count += 1)
    statuses.add(await statusOf(message, '', '2001:db8::1'));
  expect([...statuses]).toEqual([400, 429]);
  expect(await statusOf(message, '', '2001:db8:0:1::1')).toBe(400);
});

type Options = Parameters<Miniflare['dispatchFetch']>[1];

/** Sends a request like a page of the site. */
async function dispatch(path: string, { headers, ...options }: Options = {}) {
  const url = new URL(path, await relay.ready);
  return relay.dispatchFetch(url, { method: 'POST', headers: { origin: site, ...headers }, ...options });
}

/**
 * Reads the whole response at once: Miniflare wraps the response of undici, which cancels a body that nobody reads when
 * its own response is garbage.
 */
async function statusOf(path: string, body: string, address = '192.0.2.1'): Promise<number> {
  const response = await dispatch(path, { body, headers: { 'cf-connecting-ip': address } });
  await response.text();
  return response.status;
}

/** The relay in the runtime of its host, with its configuration, two questions a day, and test servers for the services. */
async function startRelay() {
  const { compatibility_date: compatibilityDate, compatibility_flags: compatibilityFlags } = config;
  const common = { modules: true, compatibilityDate, compatibilityFlags };
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    ssr: { noExternal: true },
    build: { ssr: 'relay/src/relay.ts', write: false, target: 'es2022' },
  });
  const [{ code }] = (result as Rolldown.RolldownOutput).output;
  const total = config.durable_objects.bindings.map(({ name, class_name: className }) => {
    return [name, { className, useSQLite: true }];
  });
  return new Miniflare({
    workers: [
      {
        ...common,
        name: 'relay',
        script: code,
        bindings: { ...Object(config.vars), ...secrets, GEMINI_PER_DAY: 2 },
        ratelimits: Object.fromEntries(config.ratelimits.map(({ name, simple }) => [name, { simple }])),
        durableObjects: Object.fromEntries(total),
        outboundService: 'network',
      },
      {
        ...common,
        name: 'network',
        bindings: { [telegramApi]: telegram.url, [geminiApi]: gemini.url },
        script: `export default {
          fetch(request, servers) {
            const { origin, pathname, search } = new URL(request.url);
            if (pathname.endsWith('/persona.txt')) return new Response('You are a bot.');
            return fetch(new Request(servers[origin] + pathname + search, request), { redirect: 'manual' });
          },
        };`,
      },
    ],
  });
}
