/** The production builds that the browser tests look at, and what they are built with. */

const firstPort = Number(process.env.E2E_PORT ?? 4600);
export const geminiPort = firstPort + 1;
export const telegramPort = firstPort + 2;

export const telegramToken = '123456:TEST-token';
export const telegramChatId = '4242';
export const geminiKey = 'TEST-gemini-key';

const none = {
  VITE_TELEGRAM_BOT_TOKEN: '',
  VITE_TELEGRAM_CHAT_ID: '',
  VITE_TELEGRAM_API_BASE: '',
  VITE_GEMINI_API_KEY: '',
  VITE_GEMINI_MODEL: '',
  VITE_GEMINI_API_BASE: '',
  VITE_SITE_URL: '',
  VITE_BASE_PATH: '',
};

export const sites = {
  /** With every setting, both services behind servers of the tests. */
  withKeys: site('with-keys', firstPort, '/', {
    VITE_TELEGRAM_BOT_TOKEN: telegramToken,
    VITE_TELEGRAM_CHAT_ID: telegramChatId,
    VITE_TELEGRAM_API_BASE: `http://127.0.0.1:${telegramPort}`,
    VITE_GEMINI_API_KEY: geminiKey,
    VITE_GEMINI_API_BASE: `http://127.0.0.1:${geminiPort}`,
    VITE_SITE_URL: 'https://raka.example.com',
  }),
  /** As a fresh clone builds it. */
  plain: site('plain', firstPort + 3, '/', {}),
  /** A GitHub project page, without keys. */
  below: site('below', firstPort + 4, '/portfolio/', {
    VITE_BASE_PATH: '/portfolio/',
    VITE_SITE_URL: 'https://raka.example.com',
  }),
};

function site(name: string, port: number, base: string, env: Partial<typeof none>) {
  return {
    name,
    port,
    base,
    url: `http://localhost:${port}${base}`,
    outDir: `.cache/e2e/${name}`,
    env: { ...none, ...env },
  };
}
