export type BuildSettings = {
  /** With both slashes. */
  basePath: string;
  /** An origin without a path. */
  siteUrl: string | undefined;
  /** The services that this build talks to. */
  apiBases: string[];
};

/**
 * The settings that the build itself needs.
 *
 * @param env what Vite read from `.env` and the environment
 * @throws Error naming the setting, its value and an example of the right form
 */
export function checkSettings(env: Record<string, string | undefined>): BuildSettings {
  return {
    basePath: basePath(env.VITE_BASE_PATH),
    siteUrl: siteUrl(env.VITE_SITE_URL),
    apiBases: [
      apiBase('VITE_TELEGRAM_API_BASE', env.VITE_TELEGRAM_API_BASE || 'https://api.telegram.org'),
      apiBase(
        'VITE_GEMINI_API_BASE',
        env.VITE_GEMINI_API_BASE || 'https://generativelanguage.googleapis.com',
      ),
    ],
  };
}

function basePath(value = ''): string {
  if (value === '') return '/';
  if (!/^\/([\w.~-]+\/)*$/.test(value)) {
    throw new Error(
      `VITE_BASE_PATH is "${value}". It has to start and end with a slash and name a path only, for example /portfolio/`,
    );
  }
  return value;
}

function siteUrl(value = ''): string | undefined {
  if (value === '') return undefined;
  const url = URL.canParse(value) ? new URL(value) : undefined;
  const isOrigin = url && /^https?:$/.test(url.protocol) && url.pathname === '/' && !url.search && !url.hash;
  if (!isOrigin) {
    throw new Error(
      `VITE_SITE_URL is "${value}". It has to be an origin without a path, for example https://example.com`,
    );
  }
  return url.origin;
}

function apiBase(name: string, value: string): string {
  if (!URL.canParse(value) || !/^https?:/.test(value)) {
    throw new Error(
      `${name} is "${value}". It has to be a web address, for example https://relay.example.com`,
    );
  }
  return value;
}
