import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { geminiApi, telegramApi } from '#lib/service-defaults.ts';
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
const signIn: Reply = () => HttpResponse.html('<h1>Sign in</h1>');
const silence: Reply = () => new Promise<Response>(() => {});
const noConnection: Reply = () => HttpResponse.error();

const bot = `${telegramApi}/bot${token.replace(':', '\\:')}`;

async function checkTelegram(reply: Reply, { isSending = false, chatId = '4242' } = {}) {
  server.use(http.post(`${bot}/${isSending ? 'sendMessage' : 'sendChatAction'}`, reply));
  const settings = serviceSettings({ VITE_TELEGRAM_BOT_TOKEN: token, VITE_TELEGRAM_CHAT_ID: chatId });
  return (await checkServices(settings, { isSending, timeout: 0.3 })).slice(0, -1);
}

async function checkGemini(reply: Reply, key = apiKey, isSending = false) {
  const url = `${geminiApi}/v1beta/models/gemini-3.5-flash-lite`;
  const good = json(200, { name: 'models/gemini-3.5-flash-lite' });
  server.use(http.get(url, isSending ? good : reply), http.post(`${url}:generateContent`, reply));
  const model = { VITE_GEMINI_API_KEY: key, VITE_GEMINI_MODEL: 'gemini-3.5-flash-lite' };
  return (await checkServices(serviceSettings(model), { isSending, timeout: 0.3 })).slice(1);
}

test('finds a working bot, sends a message only with --send, and warns about a group', async () => {
  const works = json(200, { ok: true, result: true });
  expect(await checkTelegram(works)).toMatchObject([{ message: 'The bot can send messages to your chat.' }]);
  expect(await checkTelegram(works, { isSending: true })).toMatchObject([{ level: 'ok' }]);
  const group = await checkTelegram(works, { chatId: '-100' });
  expect(group.map(({ level }) => level)).toEqual(['ok', 'warning']);
});

// biome-ignore format: a table
const telegramCases: [string, Reply, message: RegExp, fix: RegExp][] = [
  ['a revoked token', refusal(401, 'Unauthorized'), /revoked/, /@BotFather/],
  ['a malformed token', refusal(404, 'Not Found'), /malformed/, /Copy the complete token/],
  ['a blocked bot', refusal(403, 'Forbidden: bot was blocked by the user'), /not allowed to message/, /Unblock/],
  ['a group that became a supergroup', refusal(400, 'Bad Request: group chat was upgraded to a supergroup chat', { migrate_to_chat_id: -1001557912345 }), /supergroup with the id -1001557912345/, /Set VITE_TELEGRAM_CHAT_ID to -1001557912345/],
  ['a sign-in page of the network', signIn, /other than Telegram/, /sign-in/],
  ['a timeout', silence, /Telegram does not respond/, /later/],
  ['no connection', noConnection, /Telegram can’t be reached/, /address in the settings/],
];

test.each(telegramCases)('Telegram: explains %s', async (_, reply, message, fix) => {
  expect(await checkTelegram(reply)).toEqual([matching(message, fix)]);
});

test.each(['', '4242'])('names the people who wrote to the bot when the chat id is "%s"', async (chatId) => {
  const chat = { id: 7_700_123, first_name: 'Ana', username: 'ana_k', type: 'private' };
  const group = { id: -100, title: 'Team', type: 'supergroup' };
  const updates = [
    { message: { chat, text: '/start' } },
    { message: { chat: group } },
    { message: { chat } },
  ];
  server.use(http.get(`${bot}/getUpdates`, json(200, { ok: true, result: updates })));
  const results = await checkTelegram(refusal(400, 'Bad Request: chat not found'), { chatId });
  expect(results.filter(({ message }) => message.includes('wrote to the bot'))).toMatchObject([
    {
      message: 'Ana (@ana_k) wrote to the bot from the chat 7700123.',
      fix: 'If that is you, set VITE_TELEGRAM_CHAT_ID=7700123.',
    },
  ]);
});

test('asks for a message while nobody has written to the bot', async () => {
  server.use(http.get(`${bot}/getUpdates`, json(200, { ok: true, result: [] })));
  expect(await checkTelegram(silence, { chatId: '' })).toEqual([
    matching(/Nobody has written/, /Send it any message/),
  ]);
});

test('finds a working key and model, and warns about an older key', async () => {
  const works = json(200, { name: 'models/x' });
  expect(await checkGemini(works)).toMatchObject([{ level: 'ok' }]);
  expect(await checkGemini(works, 'AIza-key')).toMatchObject([{ level: 'ok' }, { level: 'warning' }]);
  expect(await checkGemini(json(200, { candidates: [{}] }), apiKey, true)).toMatchObject([{ level: 'ok' }]);
});

// biome-ignore format: a table
const geminiCases: [string, Reply, message: RegExp, fix: RegExp][] = [
  ['an invalid key', failing(geminiErrors.invalidKey), /not valid/, /aistudio/],
  ['an AQ. key that is no credential', failing(geminiErrors.unauthenticated), /rejected/, /service account.*aistudio/],
  ['an unrestricted older key', denied('Unrestricted API keys are not accepted.'), /Older keys \(AIza…\) need an API restriction/, /Create a new key \(AQ/],
  ['a restriction to another API', denied('Requests to this API are blocked.', 'API_KEY_SERVICE_BLOCKED'), /excludes the Gemini API/, /Generative Language API/],
  ['a project without the API', denied('Gemini API has not been used in project 1.', 'SERVICE_DISABLED'), /not enabled/, /Enable it/],
  ['a key for other websites', failing(geminiErrors.referrer), /does not allow requests from here/, /address of your site/],
  ['a leaked key', failing(geminiErrors.leakedKey), /leaked/, /new key/],
  ['a country without the free tier', failing(geminiErrors.region), /your country/, /billing/],
  ['a retired model', failing(geminiErrors.retiredModel), /gemini-3.5-flash-lite is retired/, /VITE_GEMINI_MODEL/],
  ['a spent quota', failing(geminiErrors.quota), /quota/, /midnight/],
  ['an overload', failing(geminiErrors.overloaded), /status 503/, /few minutes/],
];

test.each(geminiCases)('Gemini: explains %s', async (_, reply, message, fix) => {
  expect(await checkGemini(reply)).toEqual([matching(message, fix)]);
});

test('explains an error that only --send finds', async () => {
  const reply = denied('Your project has been denied access. Please contact support.');
  expect(await checkGemini(reply, apiKey, true)).toEqual([matching(/denied your project/, /new project/)]);
});

test('warns about missing services', async () => {
  const results = await checkServices(serviceSettings({ VITE_GEMINI_API_KEY: 'TODO' }));
  expect(results.map(({ level }) => level)).toEqual(['warning', 'warning']);
});

test('hides a secret that a service repeats', async () => {
  const results = await checkTelegram(refusal(400, `no bot at /bot${token}/getMe`));
  expect(report({ services: results }, [token, apiKey])).toContain('no bot at /bot…/getMe');
});

function failing(body: { error: { code: number } }): Reply {
  return json(body.error.code, body);
}

function denied(message: string, reason?: string): Reply {
  return json(403, { error: { code: 403, message, status: 'PERMISSION_DENIED', details: [{ reason }] } });
}

function matching(message: RegExp, fix: RegExp) {
  const texts = { message: expect.stringMatching(message), fix: expect.stringMatching(fix) };
  return expect.objectContaining({ level: 'error', ...texts });
}
