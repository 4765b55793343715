import { type Analytics, readAnalytics } from '../../src/lib/analytics.ts';
import { serviceBase, setting } from '../../src/lib/env.ts';
import { defaultModel, geminiApi, telegramApi } from '../../src/lib/service-defaults.ts';
import { ask } from './ask.ts';
import { type CheckResult, resultsOf } from './check-result.ts';
import { checkGemini } from './gemini.ts';
import { checkGeminiRelay, checkTelegramRelay } from './relay.ts';
import { checkTelegram } from './telegram.ts';

const { ok, warning, error } = resultsOf('services');

export type Environment = Record<string, string | undefined>;

/** The settings of the services, as src/lib/env.ts reads them for the site. */
export function serviceSettings(env: Environment) {
  return {
    token: setting(env.VITE_TELEGRAM_BOT_TOKEN) ?? '',
    chatId: setting(env.VITE_TELEGRAM_CHAT_ID) ?? '',
    telegramBase: serviceBase(env.VITE_TELEGRAM_API_BASE, telegramApi),
    apiKey: setting(env.VITE_GEMINI_API_KEY) ?? '',
    model: setting(env.VITE_GEMINI_MODEL) ?? defaultModel,
    geminiBase: serviceBase(env.VITE_GEMINI_API_BASE, geminiApi),
    analytics: readAnalytics(env.VITE_ANALYTICS),
    siteOrigin: URL.canParse(env.VITE_SITE_URL ?? '') ? new URL(env.VITE_SITE_URL ?? '').origin : undefined,
  };
}

export type ServiceSettings = ReturnType<typeof serviceSettings>;

/** `isSending` sends a test message and a test question; `timeout` is in seconds, for each request. */
export type Options = { isSending?: boolean; timeout?: number };

/** Makes the same requests as the site. */
export async function checkServices(
  settings: ServiceSettings,
  options: Options = {},
): Promise<CheckResult[]> {
  const { token, chatId, telegramBase, apiKey, geminiBase, analytics } = settings;
  const noBot = warning(
    'The contact form has no bot, so it only offers other ways to reach you.',
    'Deploy the relay (relay/README.md), or set VITE_TELEGRAM_BOT_TOKEN and VITE_TELEGRAM_CHAT_ID.',
  );
  const noModel = warning(
    'The chat has no model, so it answers from the site’s content only.',
    'Deploy the relay (relay/README.md), or set VITE_GEMINI_API_KEY.',
  );
  const form = telegramBase.isRelay ? checkTelegramRelay : token && chatId ? checkTelegram : () => noBot;
  const chat = geminiBase.isRelay ? checkGeminiRelay : apiKey ? checkGemini : () => noModel;
  const visits = analytics ? [checkAnalytics(analytics)] : [];
  return (await Promise.all([form(settings, options), chat(settings, options), ...visits])).flat();
}

async function checkAnalytics({ script }: Analytics): Promise<CheckResult> {
  const answer = await ask(script);
  if (answer.status === 200 && answer.headers.get('content-type')?.includes('javascript'))
    return ok(`The visitor statistics load from ${script}.`);
  return error(
    `The visitor statistics do not load from ${script} (${answer.failure ?? `status ${answer.status}`}).`,
    'Check VITE_ANALYTICS and the service.',
  );
}
