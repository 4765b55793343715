import { telegramApi } from '../../src/lib/env.ts';
import { ask, explain } from './ask.ts';
import { type CheckResult, error, ok, warning } from './check-result.ts';
import texts from './hints.json' with { type: 'json' };
import type { Options, ServiceSettings } from './settings.ts';

const testMessage = 'A test of your contact form.';
const testQuestion = JSON.stringify({ contents: [{ role: 'user', parts: [{ text: 'Say: here.' }] }] });

const hints = texts.services;

export async function checkServices(settings: ServiceSettings, options: Options = {}) {
  const { endpoint, token, relayToken, telegramBase, apiKey, geminiBase, model } = settings;
  const message = { service: 'Telegram', path: '/bot/sendMessage', body: `text=${testMessage}` } as const;
  const path = `/v1beta/models/${model}:streamGenerateContent?alt=sse`;
  const question = { service: 'Gemini', path, body: testQuestion } as const;
  const results: (CheckResult | CheckResult[])[] = await Promise.all([
    endpoint
      ? checkEndpoint(endpoint, settings, options)
      : telegramBase.isRelay
        ? checkRelay('The form relay', telegramBase.url, message, settings, options)
        : token
          ? checkTelegram(settings, options)
          : warning(hints.noBot),
    geminiBase.isRelay
      ? checkRelay('The chat relay', geminiBase.url, question, settings, options)
      : apiKey
        ? checkGemini(settings, options)
        : warning(hints.noModel),
    relayToken
      ? findChats(`${telegramApi}/bot${relayToken}`, 'TELEGRAM_CHAT_ID in relay/.env', options.timeout)
      : [],
  ]);
  return results.flat();
}

/** Asks whether the site may send JSON (https://fetch.spec.whatwg.org/#cors-preflight-request), or sends a message. */
async function checkEndpoint(
  endpoint: string,
  { siteOrigin: origin = 'http://localhost:5173' }: ServiceSettings,
  { isSending = false, timeout }: Options,
): Promise<CheckResult> {
  const { href, host, searchParams, origin: its } = new URL(endpoint, origin);
  if (isSending) {
    const headers = { origin, accept: 'application/json', 'content-type': 'application/json' };
    const fields = { name: 'npm run doctor', email: 'doctor@example.com', message: testMessage };
    const body = JSON.stringify({ ...Object.fromEntries(searchParams), ...fields });
    const { status, text, json, failure } = await ask(href, { method: 'POST', headers, body }, timeout);
    const isRefused = [json.ok, json.success].map(String).includes('false');
    return status >= 200 && status < 300 && !isRefused
      ? ok(`${host} accepted a test message.`)
      : error(hints.refused, { host, status: failure ?? status, text: text.slice(0, 200) });
  }
  if (its === origin)
    return ok(`The form sends to ${endpoint} of the site itself. Not checked without --send.`);
  const headers = {
    origin,
    'access-control-request-method': 'POST',
    'access-control-request-headers': 'content-type',
  };
  const answer = await ask(href, { method: 'OPTIONS', headers }, timeout);
  const allows = (header: string, value: string) => {
    const values = `${answer.headers.get(header)}`.toLowerCase().split(/[\s,]+/);
    return values.includes(value) || values.includes('*');
  };
  return allows('access-control-allow-origin', origin) &&
    allows('access-control-allow-headers', 'content-type')
    ? ok(`${host} accepts JSON from ${origin}. Not checked without --send: whether messages reach you.`)
    : error(hints.noPreflight, { host, origin, status: answer.failure ?? answer.status });
}

/** `sendChatAction` needs the same permission as a message: https://core.telegram.org/bots/api#sendchataction */
async function checkTelegram(
  { token, chatId, telegramBase }: ServiceSettings,
  { isSending = false, timeout }: Options,
): Promise<CheckResult[]> {
  const bot = `${telegramBase.url}/bot${token}`;
  if (!chatId) return findChats(bot, 'VITE_TELEGRAM_CHAT_ID', timeout);
  const method = isSending ? 'sendMessage' : 'sendChatAction';
  const fields = { chat_id: chatId, ...(isSending ? { text: testMessage } : { action: 'typing' }) };
  const answer = await ask(`${bot}/${method}?${new URLSearchParams(fields)}`, { method: 'POST' }, timeout);
  if (/chat not found/.test(answer.text))
    return [explain(answer, 'Telegram'), ...(await findChats(bot, 'VITE_TELEGRAM_CHAT_ID', timeout))];
  if (answer.json.ok !== true) return [explain(answer, 'Telegram')];
  const works = isSending ? 'A test message was sent to you.' : 'The bot can send messages to your chat.';
  // Ids of groups and channels are negative: https://core.telegram.org/bots/api#chat
  return [ok(works), ...(/^[-@]/.test(chatId) ? [warning(hints.group)] : [])];
}

/** Names the people who wrote to the bot: https://core.telegram.org/bots/api#getupdates */
async function findChats(bot: string, setting: string, timeout?: number): Promise<CheckResult[]> {
  const answer = await ask(`${bot}/getUpdates`, {}, timeout);
  if (answer.json.ok !== true) return [explain(answer, 'Telegram')];
  const names = new Map<number, string>();
  for (const [, chat = ''] of JSON.stringify(answer.json).matchAll(/"chat":(\{[^{}]*\})/g)) {
    const { id, type, first_name, last_name, username } = JSON.parse(chat);
    const parts = [first_name, last_name, username && `(@${username})`];
    if (type === 'private') names.set(id, parts.filter(Boolean).join(' '));
  }
  if (names.size === 0) return [error(hints.noChat)];
  return [...names].map(([id, name]) => error(hints.chat, { id, name, setting }));
}

/** Checks key and model: https://ai.google.dev/api/models#method:-models.get, and with `isSending` a question. */
async function checkGemini(
  { apiKey, model, geminiBase, siteOrigin }: ServiceSettings,
  { isSending = false, timeout }: Options,
): Promise<CheckResult[]> {
  const headers = {
    'x-goog-api-key': apiKey,
    'content-type': 'application/json',
    ...(siteOrigin && { referer: `${siteOrigin}/` }),
  };
  const url = `${geminiBase.url}/v1beta/models/${model}`;
  const found = await ask(url, { headers }, timeout);
  if (!found.json.name) return [explain(found, 'Gemini', { model })];
  const question = { method: 'POST', headers, body: testQuestion };
  const asked = isSending ? await ask(`${url}:generateContent`, question, timeout) : undefined;
  if (asked && !asked.json.candidates) return [explain(asked, 'Gemini', { model })];
  const good = ok(`The Gemini key is valid, and ${model} is available.`);
  return [good, ...(apiKey.startsWith('AIza') ? [warning(hints.oldKey)] : [])];
}

/** Makes one request like the site. The relay checks the body last, so an empty one tests origin and settings. */
async function checkRelay(
  relay: string,
  address: string,
  { service, path, body }: { service: 'Telegram' | 'Gemini'; path: string; body: string },
  { siteOrigin: origin = 'http://localhost:5173', model }: ServiceSettings,
  { isSending = false, timeout = isSending ? 30 : 10 }: Options,
): Promise<CheckResult> {
  const headers = { origin, 'content-type': 'text/plain' };
  const request = { method: 'POST', body: isSending ? body : '', headers };
  const answer = await ask(address + path, request, timeout);
  const allowedOrigin = answer.headers.get('access-control-allow-origin') ?? '';
  if (!answer.failure && ![origin, '*'].includes(allowedOrigin)) return error(hints.noCors, { relay });
  if (answer.status === 200) return ok(`${relay} works.`);
  if (answer.status === 400 && !isSending)
    return ok(
      `${relay} accepts requests from ${origin}. Not checked without --send: ${service === 'Telegram' ? 'token and chat' : 'the key'}.`,
    );
  const isFromRelay = /SITE_ORIGINS|GEMINI_MODELS|has no [A-Z_]+|retry after 60/.test(answer.text);
  return answer.failure || isFromRelay
    ? explain(answer, 'relay', { service: relay, origin })
    : explain(answer, service, { model });
}
