import { defaultModel, geminiApi, telegramApi } from './service-defaults.ts';

export type TelegramSettings = {
  token: string;
  chatId: string;
  apiBase: string;
  /** Whether requests go to a relay instead of Telegram. */
  isRelay: boolean;
};
export type GeminiSettings = { apiKey: string; model: string; apiBase: string };

/** The Telegram settings of this build; `undefined` without a relay and without token or chat id. */
export function telegramSettings(): TelegramSettings | undefined {
  const token = setting(import.meta.env.VITE_TELEGRAM_BOT_TOKEN) ?? '';
  const chatId = setting(import.meta.env.VITE_TELEGRAM_CHAT_ID) ?? '';
  const apiBase = withoutSlash(setting(import.meta.env.VITE_TELEGRAM_API_BASE) ?? telegramApi);
  const isRelay = apiBase !== telegramApi;
  const hasSecrets = token !== '' && chatId !== '';
  return hasSecrets || isRelay ? { token, chatId, apiBase, isRelay } : undefined;
}

/** The Gemini settings of this build; `undefined` without a relay and without a key. */
export function geminiSettings(): GeminiSettings | undefined {
  const apiBase = withoutSlash(setting(import.meta.env.VITE_GEMINI_API_BASE) ?? geminiApi);
  // The SDK requires a key, even when the relay has the real one.
  const relayKey = apiBase === geminiApi ? undefined : 'relay';
  const apiKey = setting(import.meta.env.VITE_GEMINI_API_KEY) ?? relayKey;
  const model = setting(import.meta.env.VITE_GEMINI_MODEL) ?? defaultModel;
  return apiKey ? { apiKey, model, apiBase } : undefined;
}

/** `TODO`, the value in `.env.example`, means not set. */
export function setting(value: string | undefined): string | undefined {
  const trimmed = value?.trim();
  return trimmed && trimmed !== 'TODO' ? trimmed : undefined;
}

function withoutSlash(url: string): string {
  return url.replace(/\/+$/, '');
}
