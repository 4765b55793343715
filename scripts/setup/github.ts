/** What a public account on GitHub tells, after https://docs.github.com/en/rest. Nothing of it is read in a visitor's browser. */
export type GithubUser = {
  login: string;
  type: string;
  name: string | null;
  bio: string | null;
  location: string | null;
  blog: string | null;
  email: string | null;
  html_url: string;
  avatar_url: string;
};

export type Repository = {
  name: string;
  full_name: string;
  html_url: string;
  homepage: string | null;
  description: string | null;
  language: string | null;
  topics?: string[];
  stargazers_count: number;
  pushed_at: string | null;
  created_at: string;
  size: number;
  fork: boolean;
  archived: boolean;
  owner: { login: string; type: string };
};

export type SocialAccount = { provider: string; url: string };

/** GitHub did not answer as hoped. The message says why, and how to go on. */
export class GithubTrouble extends Error {
  override name = 'GithubTrouble';
}

const seconds = 15;
const mostPages = 3;

/**
 * A reader of the REST API. `GITHUB_TOKEN` is used when it is set, `GITHUB_API_URL` names another server.
 *
 * @throws GithubTrouble from each of its functions
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
        throw new GithubTrouble(
          error.name === 'TimeoutError'
            ? `GitHub did not answer within ${seconds} seconds. Try again, or go on without --github.`
            : 'GitHub cannot be reached. Look at your connection, or go on without --github.',
        );
      },
    );
    if (!response.ok) throw refusal(response);
    return response;
  }

  async function json<T>(path: string): Promise<T> {
    const response = await ask(path);
    return response.json().catch(() => {
      throw new GithubTrouble('GitHub sent an answer that breaks off. Try again, or go on without --github.');
    });
  }

  return {
    async user(login: string): Promise<GithubUser> {
      return json<GithubUser>(`/users/${encodeURIComponent(login)}`).catch((error) => {
        if (error instanceof NotFound) {
          throw new GithubTrouble(
            `GitHub knows nobody called "${login}". Look for the spelling in the address of your profile, https://github.com/….`,
          );
        }
        throw error;
      });
    },

    /** The most recently pushed come first; at most 300. */
    async repositories(login: string): Promise<Repository[]> {
      const all: Repository[] = [];
      for (let page = 1; page <= mostPages; page++) {
        const found = await json<Repository[]>(
          `/users/${encodeURIComponent(login)}/repos?per_page=100&sort=pushed&page=${page}`,
        );
        all.push(...found);
        if (found.length < 100) break;
      }
      return all;
    },

    socialAccounts: (login: string) =>
      json<SocialAccount[]>(`/users/${encodeURIComponent(login)}/social_accounts`),

    /** Those that a tenth of the code or more is in, the one with most first. */
    async languages({ full_name }: Repository): Promise<string[]> {
      const bytes = await json<Record<string, number>>(`/repos/${full_name}/languages`);
      const all = Object.values(bytes).reduce((sum, one) => sum + one, 0);
      return Object.entries(bytes)
        .filter(([, one]) => one >= all / 10)
        .sort(([, a], [, b]) => b - a)
        .map(([name]) => name);
    },

    /** As it was written, or nothing when there is none. */
    async readme({ full_name }: Repository): Promise<string> {
      return ask(`/repos/${full_name}/readme`, 'application/vnd.github.raw+json')
        .then((response) => response.text())
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
      if (!response?.ok) throw new GithubTrouble('The picture of the account cannot be loaded.');
      return Buffer.from(await response.arrayBuffer());
    },
  };
}

class NotFound extends GithubTrouble {}

function refusal({ status, headers }: Response): GithubTrouble {
  if (status === 404) return new NotFound('GitHub does not have that.');
  if (status === 401) {
    return new GithubTrouble('GitHub refuses the token in GITHUB_TOKEN. Take it away: none is needed.');
  }
  if ((status === 403 || status === 429) && isSpent(headers)) {
    return new GithubTrouble(
      `GitHub answers no more questions from this address${untilWhen(headers)}. Wait until then, set GITHUB_TOKEN, or go on without --github.`,
    );
  }
  return new GithubTrouble(
    `GitHub has trouble of its own (status ${status}). Try again in a while, or go on without --github.`,
  );
}

function isSpent(headers: Headers): boolean {
  return headers.get('x-ratelimit-remaining') === '0' || headers.has('retry-after');
}

function untilWhen(headers: Headers): string {
  const reset = Number(headers.get('x-ratelimit-reset'));
  if (!reset) return '';
  return ` until ${new Date(reset * 1000).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' })}`;
}
