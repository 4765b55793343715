import { http, passthrough } from 'msw';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { startGeminiServer } from '#tests/mocks/gemini-server.ts';
import { startTelegramServer } from '#tests/mocks/telegram-server.ts';
import { checkServices } from '../../scripts/doctor/services.ts';
import { serviceSettings } from '../../scripts/doctor/settings.ts';
import { server } from '../mocks/server.ts';
import { site, startRelay } from '../relay/start-relay.ts';

let telegram: Awaited<ReturnType<typeof startTelegramServer>>;
let gemini: Awaited<ReturnType<typeof startGeminiServer>>;

beforeAll(async () => {
  [telegram, gemini] = await Promise.all([startTelegramServer(), startGeminiServer()]);
});
beforeEach(() => {
  telegram.respondWith('deliver');
  server.use(http.all(/^http:\/\/(127\.0\.0\.1|localhost):/, () => passthrough()));
});
afterAll(() => Promise.all([telegram.close(), gemini.close()]));

test('finds nothing wrong with a relay that works, and sends only with --send', async () => {
  expect(await check({})).toEqual([]);
  expect([...telegram.requests, ...gemini.requests]).toEqual([]);

  expect(await check({}, true)).toEqual([]);
  expect(telegram.requests.map(({ delivered }) => delivered)).toEqual(['A test of your contact form.']);
  expect(gemini.requests.map(({ question }) => question)).toEqual(['Say: here.']);
});

// biome-ignore format: a table
test.each([
  [{ SITE_ORIGINS: 'https://other.example' }, [/form relay rejects pages from https:\/\/site.example/, /chat relay rejects/]],
  [{ TELEGRAM_BOT_TOKEN: '', GEMINI_MODELS: 'another' }, [/has no TELEGRAM_BOT_TOKEN/, /does not allow the site’s model/]],
  [{ GEMINI_API_KEY: '' }, [/has no GEMINI_API_KEY/]],
  [{ SITE_ORIGINS: 'file:///x' }, [/an entry of SITE_ORIGINS/, /an entry of SITE_ORIGINS/]],
])('explains a relay with %j', async (settings, messages) => {
  expect(await check(settings)).toEqual(messages.map((message) => expect.stringMatching(message)));
});

test('explains that a group became a supergroup, whose id only the relay logs', async () => {
  const description = 'Bad Request: group chat was upgraded to a supergroup chat';
  const parameters = { migrate_to_chat_id: -1001557912345 };
  telegram.respondWith({ status: 400, body: { ok: false, error_code: 400, description, parameters } });
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(await check({}, true)).toEqual([expect.stringMatching(/supergroup.*log of the relay/)]);
  await vi.waitFor(() => expect(log).toHaveBeenCalledWith(expect.stringContaining('-1001557912345')));
  log.mockClear();
});

async function check(settings: Record<string, string>, isSending = false): Promise<string[]> {
  const relay = await startRelay({ telegram: telegram.url, gemini: gemini.url, settings });
  onTestFinished(() => relay.dispose());
  const base = String(await relay.ready);
  const bases = { VITE_TELEGRAM_API_BASE: base, VITE_GEMINI_API_BASE: base };
  const model = { VITE_GEMINI_MODEL: 'gemini-3.5-flash-lite' };
  const env = serviceSettings({ ...bases, ...model, VITE_SITE_URL: site });
  const results = await checkServices(env, { isSending });
  return results.filter(({ level }) => level !== 'ok').map(({ message, fix }) => `${message} → ${fix}`);
}
