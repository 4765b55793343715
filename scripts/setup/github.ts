import { decode } from './plain-text.ts';

/** A public account, see https://docs.github.com/en/rest. */
export type GithubUser = Record<'login' | 'html_url' | 'avatar_url', string> &
  Record<'name' | 'bio' | 'location' | 'blog' | 'email', string | null>;

export type Repository = Record<'name' | 'full_name' | 'html_url' | 'created_at', string> &
  Record<'homepage' | 'description' | 'language' | 'pushed_at', string | null> &
  Record<'stargazers_count' | 'size', number> &
  Record<'fork' | 'archived', boolean> & { topics?: string[]; owner: { login: string; type: string } };

/** The message says what happened and what to do. */
export class GithubError extends Error {
  override name = 'GithubError';
}

const seconds = 15;

/**
 * Reads the REST API. Uses `GITHUB_TOKEN` if it is set; `GITHUB_API_URL` names another server.
 *
 * @throws GithubError from each function
 */
export function github(env: Record<string, string | undefined> = process.env) {
  const base = (env.GITHUB_API_URL ?? 'https://api.github.com').replace(/\/$/, '');

  async function ask(path: string, accept = 'application/vnd.github+json'): Promise<Response> {
    const headers = {
      Accept: accept,
      'User-Agent': 'portfolio-setup',
      'X-GitHub-Api-Version': '2022-11-28',
      ...(env.GITHUB_TOKEN && { Authorization: `Bearer ${env.GITHUB_TOKEN}` }),
    };
    const response = await fetch(base + path, { headers, signal: AbortSignal.timeout(seconds * 1000) }).catch(
      (error: Error) => {
        throw new GithubError(
          error.name === 'TimeoutError'
            ? `GitHub did not respond within ${seconds} seconds. Try again, or run setup without --github.`
            : 'Can’t reach GitHub. Check your connection, or run setup without --github.',
        );
      },
    );
    if (!response.ok) throw errorOf(response);
    return response;
  }

  async function json<T>(path: string): Promise<T> {
    const response = await ask(path);
    return response.json().catch(() => {
      throw new GithubError('GitHub sent an incomplete response. Try again, or run setup without --github.');
    });
  }

  return {
    async user(login: string): Promise<GithubUser> {
      return json<GithubUser>(`/users/${encodeURIComponent(login)}`).catch((error) => {
        if (error instanceof NotFound) {
          throw new GithubError(
            `GitHub has no account called "${login}". Check the spelling, for example in https://github.com/ana.`,
          );
        }
        throw error;
      });
    },

    /** The 100 most recently pushed ones. */
    repositories: (login: string) =>
      json<Repository[]>(`/users/${encodeURIComponent(login)}/repos?per_page=100&sort=pushed`),

    socialAccounts: (login: string) =>
      json<{ url: string }[]>(`/users/${encodeURIComponent(login)}/social_accounts`),

    /** Languages with at least a tenth of the code, largest first. */
    async languages({ full_name }: Repository): Promise<string[]> {
      const bytes = await json<Record<string, number>>(`/repos/${full_name}/languages`);
      const all = Object.values(bytes).reduce((sum, one) => sum + one, 0);
      return Object.entries(bytes)
        .filter(([, one]) => one >= all / 10)
        .sort(([, a], [, b]) => b - a)
        .map(([name]) => name);
    },

    /** The source of the README, or `''`. */
    async readme({ full_name }: Repository): Promise<string> {
      return ask(`/repos/${full_name}/readme`, 'application/vnd.github.raw+json')
        .then(async (response) => decode(new Uint8Array(await response.arrayBuffer())))
        .catch((error) => {
          if (error instanceof NotFound) return '';
          throw error;
        });
    },

    /** The picture of an account. */
    async picture({ avatar_url }: GithubUser): Promise<Buffer> {
      const url = new URL(avatar_url);
      url.searchParams.set('s', '800');
      const response = await fetch(url, { signal: AbortSignal.timeout(seconds * 1000) }).catch(
        () => undefined,
      );
      if (!response?.ok) throw new GithubError('Couldn’t load the account’s picture.');
      return Buffer.from(await response.arrayBuffer());
    },
  };
}

class NotFound extends GithubError {}

function errorOf({ status, headers }: Response): GithubError {
  if (status === 404) return new NotFound('GitHub did not find it.');
  if (status === 401)
    return new GithubError('GitHub rejected GITHUB_TOKEN. Unset it: setup works without a token.');
  const isSpent = headers.get('x-ratelimit-remaining') === '0' || headers.has('retry-after');
  if ((status !== 403 && status !== 429) || !isSpent) {
    return new GithubError(
      `GitHub returned status ${status}. Try again later, or run setup without --github.`,
    );
  }
  const reset = Number(headers.get('x-ratelimit-reset'));
  const time = new Date(reset * 1000).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' });
  return new GithubError(
    `GitHub’s rate limit is used up${reset ? ` until ${time}` : ''}. Wait, set GITHUB_TOKEN, or run setup without --github.`,
  );
}
