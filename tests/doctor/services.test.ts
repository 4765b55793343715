import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { geminiApi, telegramApi } from '#lib/env.ts';
import { geminiErrors } from '#tests/mocks/gemini-format.ts';
import { report } from '../../scripts/doctor/check-result.ts';
import { checkServices } from '../../scripts/doctor/services.ts';
import { serviceSettings } from '../../scripts/doctor/settings.ts';
import { server } from '../mocks/server.ts';

const token = '123456789:AAE-the-secret-of-the-bot-0123456789';
const apiKey = 'AQ.the-secret-key-0123456789';

type Reply = () => Response | Promise<Response>;

const json = (status: number, body: object) => () => HttpResponse.json(body, { status });
const refusal = (status: number, description: string, parameters?: object) =>
  json(status, { ok: false, error_code: status, description, ...(parameters && { parameters }) });
const failing = (body: { error: { code: number } }) => json(body.error.code, body);
const denied = (message: string, reason?: string) =>
  json(403, { error: { code: 403, message, status: 'PERMISSION_DENIED', details: [{ reason }] } });

const bot = `${telegramApi}/bot${token.replace(':', '\\:')}`;

async function telegram(reply: Reply, { isSending = false, chatId = '4242' } = {}) {
  server.use(http.post(`${bot}/${isSending ? 'sendMessage' : 'sendChatAction'}`, reply));
  const settings = serviceSettings({ VITE_TELEGRAM_BOT_TOKEN: token, VITE_TELEGRAM_CHAT_ID: chatId });
  return (await checkServices(settings, { isSending, timeout: 0.3 })).slice(0, -1);
}

async function gemini(reply: Reply, { isSending = false, key = apiKey } = {}) {
  const url = `${geminiApi}/v1beta/models/gemini-3.5-flash-lite`;
  const good = json(200, { name: 'models/gemini-3.5-flash-lite' });
  server.use(http.get(url, isSending ? good : reply), http.post(`${url}:generateContent`, reply));
  const model = { VITE_GEMINI_API_KEY: key, VITE_GEMINI_MODEL: 'gemini-3.5-flash-lite' };
  return (await checkServices(serviceSettings(model), { isSending, timeout: 0.3 })).slice(1);
}

async function endpoint(reply: Reply, options: { isSending?: boolean } = {}) {
  const url = 'https://forms.example/f/abc';
  server.use(http.options(url, reply), http.post(url, reply));
  const env = { VITE_CONTACT_ENDPOINT: url, VITE_SITE_URL: 'https://ana.dev' };
  return (await checkServices(serviceSettings(env), options)).slice(0, 1);
}

async function relay(reply: Reply) {
  server.use(http.post('https://relay.example/*', reply));
  const settings = serviceSettings({ VITE_TELEGRAM_API_BASE: 'https://relay.example' });
  return (await checkServices(settings)).slice(0, 1);
}

test('finds a working bot, sends a message only with --send, and warns about a group', async () => {
  const works = json(200, { ok: true, result: true });
  expect(await telegram(works)).toMatchObject([{ message: 'The bot can send messages to your chat.' }]);
  expect(await telegram(works, { isSending: true })).toMatchObject([{ level: 'ok' }]);
  const inGroup = await telegram(works, { chatId: '-100' });
  expect(inGroup.map(({ level }) => level)).toEqual(['ok', 'warning']);
});

test('asks a form service whether the site may send JSON, and sends only with --send', async () => {
  const allowing = (origin: string, headers: string) => () =>
    new HttpResponse(null, {
      headers: { 'access-control-allow-origin': origin, 'access-control-allow-headers': headers },
    });
  for (const permission of [allowing('*', 'Accept, Content-Type'), allowing('https://ana.dev', '*')])
    expect(await endpoint(permission)).toMatchObject([
      { level: 'ok', message: expect.stringMatching(/^forms\.example accepts JSON from https:\/\/ana\.dev/) },
    ]);
  for (const refusal of [allowing('*', 'accept'), allowing('https://eva.dev', '*'), HttpResponse.error])
    expect(await endpoint(refusal)).toMatchObject([
      { level: 'error', fix: expect.stringContaining('VITE_CONTACT_ENDPOINT') },
    ]);
  const sent = { isSending: true };
  expect(await endpoint(json(200, { ok: true }), sent)).toMatchObject([{ level: 'ok' }]);
  expect(await endpoint(json(404, {}), sent)).toMatchObject([{ level: 'error' }]);
  expect(await endpoint(json(200, { success: 'false' }), sent)).toMatchObject([{ level: 'error' }]);
});

const ana = { id: 7_700_123, first_name: 'Ana', username: 'ana_k', type: 'private' };
const group = { id: -100, title: 'Team', type: 'supergroup' };

// biome-ignore format: a table
test.each([
  ['', [ana, group, ana], 'Ana (@ana_k) wrote to the bot from the chat 7700123.', /set VITE_TELEGRAM_CHAT_ID to 7700123/],
  ['4242', [ana, group, ana], 'Ana (@ana_k) wrote to the bot from the chat 7700123.', /set VITE_TELEGRAM_CHAT_ID to 7700123/],
  ['', [], expect.stringContaining('Nobody has written to the bot'), /Send it any message/],
])('with the chat id "%s", looks for people among the chats %j', async (chatId, chats, message, fix) => {
  const result = chats.map((chat) => ({ message: { chat } }));
  server.use(http.get(`${bot}/getUpdates`, json(200, { ok: true, result })));
  const results = await telegram(refusal(400, 'Bad Request: chat not found'), { chatId });
  const first = chatId ? [expect.objectContaining({ level: 'error' })] : [];
  expect(results).toEqual([...first, { level: 'error', message, fix: expect.stringMatching(fix) }]);
});

test('finds a working key and model, and warns about an older key', async () => {
  const works = json(200, { name: 'models/x' });
  expect(await gemini(works)).toMatchObject([{ level: 'ok' }]);
  expect(await gemini(works, { key: 'AIza-key' })).toMatchObject([{ level: 'ok' }, { level: 'warning' }]);
  const answers = json(200, { candidates: [{}] });
  expect(await gemini(answers, { isSending: true })).toMatchObject([{ level: 'ok' }]);
});

const askGemini = (reply: Reply) => gemini(reply, { isSending: true });
const checks = { Telegram: telegram, Gemini: gemini, 'Gemini with --send': askGemini, Relay: relay };

// biome-ignore format: a table
const cases: [keyof typeof checks, string, Reply, message: RegExp, fix: RegExp][] = [
  ['Telegram', 'a revoked token', refusal(401, 'Unauthorized'), /revoked/, /@BotFather/],
  ['Telegram', 'a malformed token', refusal(404, 'Not Found'), /malformed/, /Copy the complete token/],
  ['Telegram', 'a blocked bot', refusal(403, 'Forbidden: bot was blocked by the user'), /not allowed to message/, /Unblock/],
  ['Telegram', 'a group that became a supergroup', refusal(400, 'Bad Request: group chat was upgraded to a supergroup chat', { migrate_to_chat_id: -1001557912345 }), /supergroup with the id -1001557912345/, /Set VITE_TELEGRAM_CHAT_ID to -1001557912345/],
  ['Telegram', 'a sign-in page of the network', () => HttpResponse.html('<h1>Sign in</h1>'), /other than Telegram/, /sign-in/],
  ['Telegram', 'a timeout', () => new Promise(() => {}), /Telegram does not respond/, /later/],
  ['Telegram', 'no connection', () => HttpResponse.error(), /Telegram can’t be reached/, /address in the settings/],
  ['Gemini', 'an invalid key', failing(geminiErrors.invalidKey), /not valid/, /aistudio/],
  ['Gemini', 'an AQ. key that is no credential', failing(geminiErrors.unauthenticated), /rejected/, /service account.*aistudio/],
  ['Gemini', 'an unrestricted older key', denied('Unrestricted API keys are not accepted.'), /Older keys \(AIza…\) need an API restriction/, /Create a new key \(AQ/],
  ['Gemini', 'a restriction to another API', denied('Requests to this API are blocked.', 'API_KEY_SERVICE_BLOCKED'), /excludes the Gemini API/, /Generative Language API/],
  ['Gemini', 'a project without the API', denied('Gemini API has not been used in project 1.', 'SERVICE_DISABLED'), /not enabled/, /Enable it/],
  ['Gemini', 'a key for other websites', failing(geminiErrors.referrer), /does not allow requests from here/, /address of your site/],
  ['Gemini', 'a leaked key', failing(geminiErrors.leakedKey), /leaked/, /new key/],
  ['Gemini', 'a country without the free tier', failing(geminiErrors.region), /your country/, /billing/],
  ['Gemini', 'a retired model', failing(geminiErrors.retiredModel), /gemini-3.5-flash-lite is retired/, /VITE_GEMINI_MODEL/],
  ['Gemini', 'a spent quota', failing(geminiErrors.quota), /quota/, /midnight/],
  ['Gemini', 'an overload', failing(geminiErrors.overloaded), /status 503/, /few minutes/],
  ['Gemini with --send', 'a project without access', denied('Your project has been denied access. Please contact support.'), /denied your project/, /new project/],
  ['Relay', 'no connection', () => HttpResponse.error(), /^The form relay can’t be reached/, /Check your connection/],
  ['Relay', 'an address that is no relay', () => HttpResponse.html('<h1>Parked</h1>'), /^The form relay sends no CORS headers/, /Check its address/],
];

test.each(cases)('%s: explains %s', async (check, _, reply, message, fix) => {
  const texts = { message: expect.stringMatching(message), fix: expect.stringMatching(fix) };
  expect(await checks[check](reply)).toEqual([{ level: 'error', ...texts }]);
});

test('hides a secret that a service repeats', async () => {
  const results = await telegram(refusal(400, `no bot at /bot${token}/getMe`));
  expect(report({ services: results }, [token, apiKey])).toContain('no bot at /bot…/getMe');
});
