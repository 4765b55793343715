import type { Miniflare } from 'miniflare';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { checkServices } from '../../scripts/doctor/services.ts';
import { serviceSettings } from '../../scripts/doctor/settings.ts';
import { startGeminiServer } from '../e2e/gemini-server.ts';
import { startTelegramServer } from '../e2e/telegram-server.ts';
import { site, startRelay } from '../relay/start-relay.ts';
import { allowLocalServers, type Respond, sendJson, startLocalServer } from './local-server.ts';

const relays: Miniflare[] = [];
let services: Awaited<ReturnType<typeof startServices>>;

beforeAll(async () => {
  services = await startServices();
});
beforeEach(allowLocalServers);
afterAll(async () => {
  await Promise.all(relays.map((relay) => relay.dispose()));
  await Promise.all([services.telegram.close(), services.gemini.close()]);
});

test('the relay of this repository has nothing to mend, and passes a test on when asked to', async () => {
  const { findings } = await examine({}, 'configured', true);

  expect(findings.filter(({ level }) => level === 'mend')).toEqual([]);
  expect(findings.map(({ what }) => what)).toContain('The relay of the chat has a limit of rate.');
  expect(services.telegram.requests.map(({ delivered }) => delivered)).toEqual([
    'A test of your contact form.',
  ]);
  expect(services.gemini.requests.map(({ question }) => question)).toEqual(['Say: here.']);
});

test.each<[string, Record<string, string>, RegExp[]]>([
  [
    'the site is not in SITE_ORIGINS',
    { SITE_ORIGINS: 'https://other.example' },
    [/form does not know https:\/\/site.example/, /chat does not know/],
  ],
  [
    'the token is not set and the model is not allowed',
    { TELEGRAM_BOT_TOKEN: '', GEMINI_MODELS: 'another' },
    [/has no TELEGRAM_BOT_TOKEN/, /chat does not allow the model/],
  ],
  [
    'nobody meets a limit of rate and the key is not set',
    { GEMINI_API_KEY: '' },
    [/form let 60 requests in a row through/, /has no GEMINI_API_KEY/],
  ],
])('a relay where %s', async (_, settings, whats) => {
  const { findings } = await examine(settings, 'high');
  const wrong = findings.filter(({ level }) => level === 'mend').map(({ what }) => what);

  for (const what of whats) expect(wrong).toContainEqual(expect.stringMatching(what));
});

const open: Respond = ({ method }, response) => {
  response
    .setHeader('access-control-allow-origin', '*')
    .setHeader('access-control-allow-headers', 'content-type, x-goog-api-key');
  sendJson(response, method === 'OPTIONS' ? 204 : 400, method === 'OPTIONS' ? '' : { ok: false });
};

test.each<[string, Respond, RegExp[]]>([
  [
    'lets everything through',
    open,
    [/does not refuse pages of other sites/, /does not refuse a large body/, /does not refuse another call/],
  ],
  ['knows nothing of browsers', (_, response) => sendJson(response, 200, {}), [/does not let browsers ask/]],
  [
    'fails',
    ({ method }, response) =>
      method === 'OPTIONS' ? open({ method } as never, response) : sendJson(response, 500, {}),
    [/fails with status 500/],
  ],
])('a relay that %s', async (_, respond, whats) => {
  const local = await startLocalServer(respond);
  const findings = await checkServices(settingsFor(local.url), { patience: 2 });
  await local.close();
  const wrong = findings.filter(({ level }) => level === 'mend').map(({ what }) => what);

  for (const what of whats) expect(wrong).toContainEqual(expect.stringMatching(what));
});

test('a relay that ends the connection while a large body is still being sent has refused it', async () => {
  const local = await startLocalServer((request, response) => {
    if (Number(request.headers['content-length']) > 100_000) response.destroy();
    else open(request, response);
  });
  const findings = await checkServices(settingsFor(local.url), { patience: 2 });
  await local.close();

  const ofLarge = findings.filter(({ what }) => what.includes('a large body'));
  expect(ofLarge.map(({ level, what }) => [level, what])).toEqual([
    ['fine', 'The relay of the form refuses a large body.'],
    ['fine', 'The relay of the chat refuses a large body.'],
  ]);
});

async function examine(settings: Record<string, string>, rates: 'configured' | 'high', isSending = false) {
  const { telegram, gemini } = services;
  const relay = await startRelay({ telegram: telegram.url, gemini: gemini.url, settings, rates });
  relays.push(relay);
  return { findings: await checkServices(settingsFor(String(await relay.ready)), { isSending }) };
}

function settingsFor(url: string) {
  return serviceSettings({
    VITE_TELEGRAM_API_BASE: url,
    VITE_GEMINI_API_BASE: url,
    VITE_GEMINI_MODEL: 'gemini-3.5-flash-lite',
    VITE_SITE_URL: site,
  });
}

async function startServices() {
  return { telegram: await startTelegramServer(), gemini: await startGeminiServer() };
}
