import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const firstPort = Number(process.env.E2E_PORT ?? 4600);
export const geminiPort = firstPort + 1;
export const telegramPort = firstPort + 2;

export const telegramToken = '123456:TEST-token';
export const telegramChatId = '4242';
export const geminiKey = 'TEST-gemini-key';

const fixture = 'tests/fixture/content';
/** No settings of this machine. */
const none = Object.fromEntries(
  ['TELEGRAM_BOT_TOKEN', 'TELEGRAM_CHAT_ID', 'TELEGRAM_API_BASE', 'GEMINI_API_KEY', 'GEMINI_MODEL']
    .concat('GEMINI_API_BASE', 'CONTACT_ENDPOINT', 'SITE_URL', 'BASE_PATH', 'ANALYTICS')
    .map((name) => [`VITE_${name}`, '']),
);

export const sites = {
  /** The fixture with every setting; both services are test servers. */
  withKeys: site('with-keys', firstPort, '/', {
    CONTENT_DIR: fixture,
    VITE_TELEGRAM_BOT_TOKEN: telegramToken,
    VITE_TELEGRAM_CHAT_ID: telegramChatId,
    VITE_TELEGRAM_API_BASE: `http://127.0.0.1:${telegramPort}`,
    VITE_GEMINI_API_KEY: geminiKey,
    VITE_GEMINI_API_BASE: `http://127.0.0.1:${geminiPort}`,
    VITE_SITE_URL: 'https://ayla.example.com',
  }),
  /** The fixture as a GitHub project page, without keys. */
  below: site('below', firstPort + 3, '/portfolio/', {
    CONTENT_DIR: fixture,
    VITE_BASE_PATH: '/portfolio/',
    VITE_SITE_URL: 'https://ayla.example.com',
  }),
  /** The owner's content, without keys. */
  own: site('own', firstPort + 4, '/', { VITE_SITE_URL: 'https://own.example.com' }),
};

/** Builds a site. SKIP_BUILD reuses the last build. */
export async function buildSite({ outDir, env }: (typeof sites)[keyof typeof sites]): Promise<void> {
  if (process.env.SKIP_BUILD) return;
  await promisify(execFile)(
    process.execPath,
    ['node_modules/vite/bin/vite.js', 'build', '--outDir', outDir, '--emptyOutDir', '--logLevel', 'warn'],
    { env: { ...process.env, ...env, NODE_ENV: 'production' } },
  );
}

function site(name: string, port: number, base: string, env: Record<string, string>) {
  return {
    name,
    port,
    base,
    url: `http://localhost:${port}${base}`,
    outDir: `.cache/e2e/${name}`,
    env: { CONTENT_DIR: '', ...none, ...env },
  };
}
