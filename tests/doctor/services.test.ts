import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { geminiErrors } from '#tests/mocks/gemini-format.ts';
import { checkGemini } from '../../scripts/doctor/gemini.ts';
import { reportText } from '../../scripts/doctor/report.ts';
import { checkServices } from '../../scripts/doctor/services.ts';
import { serviceSettings } from '../../scripts/doctor/settings.ts';
import { checkTelegram } from '../../scripts/doctor/telegram.ts';
import { allowLocalServers, type Respond, sendJson, startLocalServer } from './local-server.ts';

const token = '123456789:AAE-the-secret-of-the-bot-0123456789';
const apiKey = 'AIza-the-secret-key-0123456789';

let service: Awaited<ReturnType<typeof startLocalServer>>;

beforeAll(async () => {
  service = await startLocalServer((_, response) => response.end());
});
beforeEach(allowLocalServers);
afterAll(() => service.close());

/** Settings by which this machine stands for the service itself, and is no relay. */
function settings() {
  const own = { url: service.url, isRelay: false };
  const known = serviceSettings({
    VITE_TELEGRAM_BOT_TOKEN: token,
    VITE_TELEGRAM_CHAT_ID: '4242',
    VITE_GEMINI_API_KEY: apiKey,
    VITE_GEMINI_MODEL: 'gemini-3.5-flash-lite',
    VITE_SITE_URL: 'https://site.example',
  });
  return { ...known, telegramBase: own, geminiBase: own };
}

/** Answers `getMe`, `getChat` and `sendMessage` as Telegram does, save for what a test says. */
function telegram(answers: Record<string, [status: number, body: unknown]> = {}): Respond {
  const good: typeof answers = {
    getMe: [200, { ok: true, result: { id: 1, is_bot: true, username: 'my_site_bot' } }],
    getChat: [200, { ok: true, result: { id: 4242, type: 'private' } }],
    sendMessage: [200, { ok: true, result: { message_id: 1 } }],
  };
  return ({ url = '' }, response) => {
    const method = /\/bot[^/]+\/(\w+)/.exec(decodeURIComponent(url))?.[1] ?? '';
    sendJson(response, ...(answers[method] ?? good[method] ?? [404, fault(404, 'Not Found')]));
  };
}

function fault(status: number, description: string) {
  return { ok: false, error_code: status, description };
}

const page: Respond = (_, response) =>
  response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Sign in</h1>');
const silence: Respond = () => {};
const refusing = (status: number, description: string) =>
  telegram({ getMe: [status, fault(status, description)] });

test('a bot that works, with a message when one is asked for', async () => {
  service.respondWith(telegram());

  expect((await checkTelegram(settings(), true, 2)).map(({ level, what }) => [level, what])).toEqual([
    ['fine', 'The token is that of @my_site_bot.'],
    ['fine', '@my_site_bot knows your chat.'],
    ['fine', 'A test message is in your chat.'],
  ]);
});

test.each<[string, Respond, what: RegExp, next: RegExp]>([
  ['a revoked token', refusing(401, 'Unauthorized'), /revoked/, /@BotFather/],
  ['a malformed token', refusing(404, 'Not Found'), /malformed/, /first digit to the last/],
  [
    'a chat that the bot does not know',
    telegram({ getChat: [400, fault(400, 'Bad Request: chat not found')] }),
    /does not know your chat/,
    /Write any message to @my_site_bot first/,
  ],
  [
    'an owner who blocked the bot',
    telegram({ sendMessage: [403, fault(403, 'Forbidden: bot was blocked by the user')] }),
    /may not write/,
    /Unblock/,
  ],
  [
    'a group',
    telegram({ getChat: [200, { ok: true, result: { type: 'group' } }] }),
    /names a group/,
    /your own chat/,
  ],
  ['too many requests', refusing(429, 'Too Many Requests: retry after 5'), /pause/, /few minutes/],
  ['a page of the network', page, /in Telegram’s place/, /sign in/],
  ['a failure', refusing(500, 'Internal Server Error'), /status 500/, /again/],
  ['silence', silence, /silent/, /later/],
])('Telegram: %s', async (_, respond, what, next) => {
  service.respondWith(respond);
  const findings = await checkTelegram(settings(), true, 0.2);
  const wrong = findings.filter(({ level }) => level === 'mend');

  expect(wrong).toEqual([
    expect.objectContaining({ what: expect.stringMatching(what), next: expect.stringMatching(next) }),
  ]);
  expect(wrong[0]?.why).toBeTruthy();
});

test('a key and a model that work', async () => {
  service.respondWith(({ url, headers }, response) => {
    const isRight = url === '/v1beta/models/gemini-3.5-flash-lite' && headers['x-goog-api-key'] === apiKey;
    const model = { name: 'models/gemini-3.5-flash-lite', supportedGenerationMethods: ['generateContent'] };
    // A key that is restricted to websites looks at the referrer.
    sendJson(response, isRight && headers.referer === 'https://site.example/' ? 200 : 403, model);
  });

  expect(await checkGemini(settings(), 2)).toMatchObject([{ level: 'fine' }]);
});

test.each<[string, Respond, what: RegExp, next: RegExp]>([
  ['an invalid key', failing(geminiErrors.invalidKey), /not valid/, /aistudio/],
  [
    'a retired model',
    failing(geminiErrors.retiredModel),
    /gemini-3.5-flash-lite is retired/,
    /VITE_GEMINI_MODEL/,
  ],
  ['a spent quota', failing(geminiErrors.quota), /quota/, /midnight/],
  ['a key that was found in public', failing(geminiErrors.leakedKey), /refused/, /replaced/],
  ['a key for other websites', failing(geminiErrors.referrer), /refused/, /restrictions/],
  ['a country without it', failing(geminiErrors.region), /not offered/, /billing/],
  ['an overload', failing(geminiErrors.overloaded), /status 503/, /again/],
  [
    'a model that makes no text',
    (_, response) => sendJson(response, 200, { name: 'x', supportedGenerationMethods: ['embed'] }),
    /does not write/,
    /VITE_GEMINI_MODEL/,
  ],
  ['a page of the network', page, /in Gemini’s place/, /sign in/],
  ['silence', silence, /silent/, /later/],
])('Gemini: %s', async (_, respond, what, next) => {
  service.respondWith(respond);

  expect(await checkGemini(settings(), 0.2)).toEqual([
    expect.objectContaining({
      level: 'mend',
      what: expect.stringMatching(what),
      next: expect.stringMatching(next),
    }),
  ]);
});

test('services that cannot be reached, and services that are not set', async () => {
  const gone = { url: 'http://127.0.0.1:9', isRelay: false };
  const unreachable = await checkServices({ ...settings(), telegramBase: gone, geminiBase: gone });
  expect(unreachable.map(({ what }) => what)).toEqual([
    'Telegram cannot be reached from here.',
    'Gemini cannot be reached from here.',
  ]);
  const none = await checkServices(serviceSettings({ VITE_GEMINI_API_KEY: 'TODO' }));
  expect(none.map(({ level }) => level)).toEqual(['advice', 'advice']);
});

test('no secret is printed, even when a service repeats it', async () => {
  service.respondWith(refusing(400, `no bot at /bot${token}/getMe`));
  const text = reportText(await checkTelegram(settings(), false, 2), [token, apiKey]);

  expect(text).toContain('no bot at /bot…/getMe');
  expect(text).not.toContain(token);
});

function failing(body: (typeof geminiErrors)[keyof typeof geminiErrors]): Respond {
  return (_, response) => sendJson(response, body.error.code, body);
}
