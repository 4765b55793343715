import { readAnalytics } from '../../src/lib/analytics.ts';
import { defaultModel, geminiApi, serviceBase, setting, telegramApi } from '../../src/lib/env.ts';
import { connectionsOf } from '../vite/check-settings.ts';

export type Environment = Record<string, string | undefined>;
export type ServiceSettings = ReturnType<typeof serviceSettings>;

/** `isSending` sends a test message and a test question; `timeout` is in seconds, for each request. */
export type Options = { isSending?: boolean | undefined; timeout?: number };

export function serviceSettings(env: Environment) {
  return {
    token: setting(env.VITE_TELEGRAM_BOT_TOKEN) ?? '',
    chatId: setting(env.VITE_TELEGRAM_CHAT_ID) ?? '',
    telegramBase: serviceBase(env.VITE_TELEGRAM_API_BASE, telegramApi),
    /** The token of `relay/.env`, while its chat is unknown. */
    relayToken: (!setting(env.TELEGRAM_CHAT_ID) && setting(env.TELEGRAM_BOT_TOKEN)) || '',
    endpoint: setting(env.VITE_CONTACT_ENDPOINT),
    apiKey: setting(env.VITE_GEMINI_API_KEY) ?? '',
    model: setting(env.VITE_GEMINI_MODEL) ?? defaultModel,
    geminiBase: serviceBase(env.VITE_GEMINI_API_BASE, geminiApi),
    analytics: readAnalytics(env.VITE_ANALYTICS),
    connections: connectionsOf(env),
    siteOrigin: URL.canParse(env.VITE_SITE_URL ?? '') ? new URL(env.VITE_SITE_URL ?? '').origin : undefined,
  };
}
