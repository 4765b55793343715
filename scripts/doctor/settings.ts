export type Environment = Record<string, string | undefined>;

/** The settings with which the site speaks to its services, as src/lib/env.ts reads them. */
export function serviceSettings(env: Environment) {
  const telegramBase = address(env.VITE_TELEGRAM_API_BASE, 'https://api.telegram.org');
  const geminiBase = address(env.VITE_GEMINI_API_BASE, 'https://generativelanguage.googleapis.com');
  return {
    token: setting(env.VITE_TELEGRAM_BOT_TOKEN),
    chatId: setting(env.VITE_TELEGRAM_CHAT_ID),
    telegramBase,
    apiKey: setting(env.VITE_GEMINI_API_KEY),
    model: setting(env.VITE_GEMINI_MODEL) || 'gemini-1.5-flash',
    geminiBase,
    siteOrigin: URL.canParse(env.VITE_SITE_URL ?? '') ? new URL(env.VITE_SITE_URL ?? '').origin : undefined,
  };
}

export type ServiceSettings = ReturnType<typeof serviceSettings>;

function setting(value = ''): string {
  const trimmed = value.trim();
  return trimmed === 'TODO' ? '' : trimmed;
}

function address(value: string | undefined, standard: string): { url: string; isRelay: boolean } {
  const url = (setting(value) || standard).replace(/\/+$/, '');
  return { url, isRelay: url !== standard };
}
