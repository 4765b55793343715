import { geminiApi, telegramApi } from './service-addresses.ts';

export type TelegramSettings = {
  token: string;
  chatId: string;
  apiBase: string;
  /** Anything but Telegram itself: a relay, or a proxy of the owner’s. */
  isRelay: boolean;
};
export type GeminiSettings = { apiKey: string; model: string; apiBase: string };

/** The Telegram settings of this build, or `undefined` without a relay while token or chat id is missing. */
export function telegramSettings(): TelegramSettings | undefined {
  const token = setting(import.meta.env.VITE_TELEGRAM_BOT_TOKEN) ?? '';
  const chatId = setting(import.meta.env.VITE_TELEGRAM_CHAT_ID) ?? '';
  const apiBase = withoutSlash(setting(import.meta.env.VITE_TELEGRAM_API_BASE) ?? telegramApi);
  const isRelay = apiBase !== telegramApi;
  const hasSecrets = token !== '' && chatId !== '';
  return hasSecrets || isRelay ? { token, chatId, apiBase, isRelay } : undefined;
}

/** The Gemini settings of this build, or `undefined` without a key or a relay. */
export function geminiSettings(): GeminiSettings | undefined {
  const apiBase = withoutSlash(setting(import.meta.env.VITE_GEMINI_API_BASE) ?? geminiApi);
  // The SDK wants a key even where the relay has the real one.
  const keyOfRelay = apiBase === geminiApi ? undefined : 'relay';
  const apiKey = setting(import.meta.env.VITE_GEMINI_API_KEY) ?? keyOfRelay;
  const model = setting(import.meta.env.VITE_GEMINI_MODEL) ?? 'gemini-1.5-flash';
  return apiKey ? { apiKey, model, apiBase } : undefined;
}

/** `TODO` is the sample value of the settings file, and means as little as an empty one. */
function setting(value: string | undefined): string | undefined {
  const trimmed = value?.trim();
  return trimmed && trimmed !== 'TODO' ? trimmed : undefined;
}

function withoutSlash(url: string): string {
  return url.replace(/\/+$/, '');
}
