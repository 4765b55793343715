export type TelegramSettings = { token: string; chatId: string; apiBase: string };
export type GeminiSettings = { apiKey: string; model: string; apiBase: string };

/** The Telegram settings of this build, or `undefined` while token or chat id is missing. */
export function telegramSettings(): TelegramSettings | undefined {
  const token = setting(import.meta.env.VITE_TELEGRAM_BOT_TOKEN);
  const chatId = setting(import.meta.env.VITE_TELEGRAM_CHAT_ID);
  const apiBase = setting(import.meta.env.VITE_TELEGRAM_API_BASE) ?? 'https://api.telegram.org';
  return token && chatId ? { token, chatId, apiBase: withoutSlash(apiBase) } : undefined;
}

/** The Gemini settings of this build, or `undefined` without a key. */
export function geminiSettings(): GeminiSettings | undefined {
  const apiKey = setting(import.meta.env.VITE_GEMINI_API_KEY);
  const model = setting(import.meta.env.VITE_GEMINI_MODEL) ?? 'gemini-1.5-flash';
  const apiBase =
    setting(import.meta.env.VITE_GEMINI_API_BASE) ?? 'https://generativelanguage.googleapis.com';
  return apiKey ? { apiKey, model, apiBase: withoutSlash(apiBase) } : undefined;
}

/** `TODO` is the sample value of the settings file, and means as little as an empty one. */
function setting(value: string | undefined): string | undefined {
  const trimmed = value?.trim();
  return trimmed && trimmed !== 'TODO' ? trimmed : undefined;
}

function withoutSlash(url: string): string {
  return url.replace(/\/+$/, '');
}
