/** Defaults for the two services, shared by the site, its security policy, the doctor, the relay and the tests. */
export const telegramApi = 'https://api.telegram.org';
export const geminiApi = 'https://generativelanguage.googleapis.com';

export const defaultModel = 'gemini-1.5-flash';
export const currentModel = 'gemini-3.5-flash-lite';
/** An alias for a current model, used when the configured one is retired. */
export const fallbackModel = 'gemini-flash-lite-latest';

export type TelegramSettings = {
  kind: 'telegram';
  token: string;
  chatId: string;
  apiBase: string;
  isRelay: boolean;
};
/** An address that takes a POST of JSON: absolute, or a path of the same host. */
export type EndpointSettings = { kind: 'endpoint'; url: string };
export type GeminiSettings = { apiKey: string; model: string; apiBase: string };

/** Where this build sends messages: to `VITE_CONTACT_ENDPOINT`, or to Telegram; `undefined` without either. */
export function contactSettings(): TelegramSettings | EndpointSettings | undefined {
  const endpoint = setting(import.meta.env.VITE_CONTACT_ENDPOINT);
  if (endpoint) return { kind: 'endpoint', url: endpoint };
  const { url: apiBase, isRelay } = serviceBase(import.meta.env.VITE_TELEGRAM_API_BASE, telegramApi);
  if (isRelay) return { kind: 'telegram', token: '', chatId: '', apiBase, isRelay };
  const token = setting(import.meta.env.VITE_TELEGRAM_BOT_TOKEN);
  const chatId = setting(import.meta.env.VITE_TELEGRAM_CHAT_ID);
  return token && chatId ? { kind: 'telegram', token, chatId, apiBase, isRelay } : undefined;
}

/** The Gemini settings of this build; `undefined` without a relay and without a key. */
export function geminiSettings(): GeminiSettings | undefined {
  const { url: apiBase, isRelay } = serviceBase(import.meta.env.VITE_GEMINI_API_BASE, geminiApi);
  // The SDK requires a key, even when the relay has the real one.
  const apiKey = isRelay ? 'relay' : setting(import.meta.env.VITE_GEMINI_API_KEY);
  const model = setting(import.meta.env.VITE_GEMINI_MODEL) ?? defaultModel;
  return apiKey ? { apiKey, model, apiBase } : undefined;
}

/** The address of a service, without a slash at the end. Any other than its `standard` one is a relay. */
export function serviceBase(value: string | undefined, standard: string): { url: string; isRelay: boolean } {
  const asked = setting(value) ?? standard;
  const url = (URL.canParse?.(asked) === false ? asked : new URL(asked).href).replace(/\/+$/, '');
  return { url, isRelay: url !== standard };
}

/** `TODO`, the value in `.env.example`, means not set. */
export function setting(value: string | undefined): string | undefined {
  const trimmed = value?.trim();
  return trimmed && trimmed !== 'TODO' ? trimmed : undefined;
}
