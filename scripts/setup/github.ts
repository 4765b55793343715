import type { Json } from './read-fields.ts';
import { lineOf } from './text.ts';

/** A public repository, see https://docs.github.com/en/rest. */
export type Repository = Record<'name' | 'full_name' | 'html_url' | 'created_at', string> &
  Record<'homepage' | 'description' | 'language' | 'pushed_at', string | null> &
  Record<'stargazers_count' | 'size', number> &
  Record<'fork' | 'archived', boolean> & { topics?: string[]; owner: { login: string; type: string } };

type User = Record<'login' | 'html_url' | 'avatar_url', string> &
  Record<'name' | 'bio' | 'location' | 'blog' | 'email', string | null>;

/** `others` are forks and archived repositories. */
export type Account = { user: User; social: { url: string }[]; own: Repository[]; others: Repository[] };

/** The message says what happened and what to do. */
export class GithubError extends Error {
  override name = 'GithubError';
}

/**
 * Reads an account and its 100 most recently pushed repositories, those with most stars first. Uses `GITHUB_TOKEN` if it is
 * set; `GITHUB_API_URL` names another server.
 *
 * @throws GithubError
 */
export async function readAccount(login: string): Promise<Account> {
  const path = `/users/${encodeURIComponent(login)}`;
  const user: User = await ask(path, `GitHub has no account called "${login}". Check the spelling.`);
  const all: Repository[] = await ask(`${path}/repos?per_page=100&sort=pushed`);
  const social = await ask<{ url: string }[]>(`${path}/social_accounts`).catch(() => []);
  const ranked = all
    // Without empty ones and the profile's README.
    .filter(({ size, name, owner }) => size > 0 && name.toLowerCase() !== owner.login.toLowerCase())
    .sort((a, b) => b.stargazers_count - a.stargazers_count || pushed(b).localeCompare(pushed(a)));
  const isOther = ({ fork, archived }: Repository) => fork || archived;
  return { user, social, own: ranked.filter((one) => !isOther(one)), others: ranked.filter(isOther) };
}

/**
 * An account and chosen repositories as a résumé.
 *
 * @param warn receives a line for a repository whose languages can’t be read
 */
export async function githubResume(
  { user, social }: Account,
  repositories: readonly Repository[],
  warn: (line: string) => void,
): Promise<Json> {
  const projects: Json[] = [];
  for (const repository of repositories) {
    const { name, full_name, owner, topics = [], language, html_url, homepage } = repository;
    const bytes = await ask<Record<string, number>>(`/repos/${full_name}/languages`).catch((error: Error) => {
      warn(`${name}: ${error.message} Skipped its languages.`);
      return { [language ?? '']: 1 };
    });
    const all = Object.values(bytes).reduce((sum, one) => sum + one, 0);
    // Those with at least a tenth of the code, largest first.
    const most = Object.entries(bytes)
      .sort(([, a], [, b]) => b - a)
      .filter(([, one]) => one >= all / 10);
    const about = lineOf((repository.description ?? '').replace(/:[a-z0-9_+-]{1,40}:/g, ''));
    projects.push({
      name: titleOf(name),
      description: /[\p{L}\p{N}]/u.test(about) ? about.replace(/[^.!?…。！？]$/u, '$&.') : '',
      ...{ repository: html_url, url: homepage, date: pushed(repository).slice(0, 7) },
      entity: owner.type === 'Organization' ? owner.login : '',
      keywords: [...most.map(([one]) => one), ...topics],
    });
  }
  const { name, login, bio, location, email, blog, html_url } = user;
  const profiles = [html_url, ...social.map(({ url }) => url), blog].map((url) => ({ url }));
  return { basics: { name: name || login, summary: bio, location, email, profiles }, projects };
}

/** The picture of an account. */
export async function pictureOf({ user: { avatar_url } }: Account): Promise<Buffer> {
  const url = new URL(avatar_url);
  url.searchParams.set('s', '800');
  const response = await fetch(url, { signal: AbortSignal.timeout(15_000) }).catch(() => undefined);
  if (!response?.ok) throw new GithubError('Couldn’t load the account’s picture.');
  return Buffer.from(await response.arrayBuffer());
}

/** `my-cool_app` and `myCoolApp` become `My Cool App`; keeps names with dots or other capitals. */
export function titleOf(name: string): string {
  const words = name.includes('.') && !/[-_]/.test(name) ? [name] : name.split(/[-_\s]+/).filter(Boolean);
  return (
    words
      .flatMap((word) => (/^[a-z0-9]+([A-Z][a-z0-9]+)+$/.test(word) ? word.split(/(?=[A-Z])/) : word))
      .map((word) => (word.includes('.') ? word : word.slice(0, 1).toUpperCase() + word.slice(1)))
      .join(' ') || name
  );
}

function pushed({ pushed_at, created_at }: Repository): string {
  return pushed_at ?? created_at;
}

async function ask<T>(path: string, notFound = 'GitHub did not find it.'): Promise<T> {
  const { GITHUB_API_URL: base = 'https://api.github.com', GITHUB_TOKEN: token } = process.env;
  const headers = { 'User-Agent': 'portfolio-setup', ...(token && { Authorization: `Bearer ${token}` }) };
  const fail = (problem: string): never => {
    throw new GithubError(`${problem}, or run setup without --github.`);
  };
  const signal = AbortSignal.timeout(15_000);
  const response = await fetch(base.replace(/\/$/, '') + path, { headers, signal }).catch(
    ({ name }: Error) =>
      name === 'TimeoutError'
        ? fail('GitHub did not respond within 15 seconds. Try again')
        : fail('Can’t reach GitHub. Check your connection'),
  );
  if (response.ok) return response.json().catch(() => fail('GitHub sent an incomplete response. Try again'));
  if (response.status === 404) throw new GithubError(notFound);
  if (response.status === 401) fail('GitHub rejected GITHUB_TOKEN. Unset it: setup works without a token');
  const limits = response.headers;
  if (limits.get('x-ratelimit-remaining') !== '0' && !limits.has('retry-after'))
    fail(`GitHub returned status ${response.status}. Try again later`);
  const reset = new Date(Number(limits.get('x-ratelimit-reset')) * 1000);
  const until = reset.getTime() ? ` until ${reset.toTimeString().slice(0, 5)}` : '';
  return fail(`GitHub’s rate limit is used up${until}. Wait, set GITHUB_TOKEN`);
}
