import type { Json } from './read-fields.ts';
import { lineOf } from './text.ts';

/** A public repository: https://docs.github.com/en/rest/repos/repos */
export type Repository = Record<'name' | 'full_name' | 'html_url' | 'pushed_at', string> &
  Record<'homepage' | 'description' | 'language', string | null> &
  Record<'stargazers_count' | 'size', number> &
  Record<'fork' | 'archived', boolean> & { topics?: string[]; owner: { login: string; type: string } };

type UserField = 'login' | 'html_url' | 'avatar_url' | 'name' | 'bio' | 'location' | 'blog' | 'email';
type User = Record<UserField, string>;

export type Account = { user: User; social: { url: string }[]; repositories: Repository[] };

/**
 * Reads an account and its 100 most recently pushed repositories, those with most stars first, forks and archived ones last.
 * Uses `GITHUB_TOKEN` if it is set; `GITHUB_API_URL` names another server.
 *
 * @throws Error that says what happened and what to do
 */
export async function readAccount(login: string): Promise<Account> {
  const path = `/users/${encodeURIComponent(login)}`;
  const user: User = await ask(path, `GitHub has no account called "${login}". Check the spelling.`);
  const all: Repository[] = await ask(`${path}/repos?per_page=100&sort=pushed`);
  const social = await ask<{ url: string }[]>(`${path}/social_accounts`).catch(() => []);
  // Without empty ones and the profile's README.
  const own = all.filter(({ size, name }) => size > 0 && name.toLowerCase() !== user.login.toLowerCase());
  own.sort((a, b) => b.stargazers_count - a.stargazers_count || b.pushed_at.localeCompare(a.pushed_at));
  return { user, social, repositories: own.sort((a, b) => Number(isOther(a)) - Number(isOther(b))) };
}

export function isOther({ fork, archived }: Repository): boolean {
  return fork || archived;
}

/**
 * An account and chosen repositories as a résumé.
 *
 * @param warn receives a line for a repository whose languages can’t be read
 */
export async function githubResume(
  { user, social }: Account,
  chosen: readonly Repository[],
  warn: (line: string) => void,
): Promise<Json> {
  const projects = chosen.map(async (repository): Promise<Json> => {
    const { name, full_name, owner, topics = [], language, html_url, homepage, description } = repository;
    const bytes = await ask<Record<string, number>>(`/repos/${full_name}/languages`).catch((error: Error) => {
      warn(`${name}: ${error.message} Skipped its languages.`);
      return { [language ?? '']: 1 };
    });
    const tenth = Object.values(bytes).reduce((sum, one) => sum + one, 0) / 10;
    const languages = Object.keys(bytes).filter((one) => (bytes[one] ?? 0) >= tenth);
    const about = lineOf((description ?? '').replace(/:[a-z0-9_+-]{1,40}:/g, ''));
    return {
      name: titleOf(name),
      description: /[\p{L}\p{N}]/u.test(about) ? about.replace(/[^.!?…。！？]$/u, '$&.') : '',
      ...{ repository: html_url, url: homepage, date: repository.pushed_at.slice(0, 7) },
      entity: owner.type === 'Organization' ? owner.login : '',
      keywords: [...languages, ...topics],
    };
  });
  const { name, login, bio, location, email, blog, html_url } = user;
  const profiles = [html_url, ...social.map(({ url }) => url), blog].map((url) => ({ url }));
  const basics = { name: name || login, summary: bio, location, email, profiles };
  return { basics, projects: await Promise.all(projects) };
}

/** `my-cool_app` becomes `My Cool App`; keeps names with dots. */
export function titleOf(name: string): string {
  if (name.includes('.')) return name;
  return name.replace(/(?<=.)[-_]+(?=.)/g, ' ').replace(/(?<=^| )./g, (letter) => letter.toUpperCase());
}

async function ask<T>(path: string, notFound = 'GitHub did not find it.'): Promise<T> {
  const { GITHUB_API_URL: base = 'https://api.github.com', GITHUB_TOKEN: token } = process.env;
  const headers = { 'User-Agent': 'portfolio-setup', ...(token && { Authorization: `Bearer ${token}` }) };
  const fail = (problem: string): never => {
    throw new Error(`${problem}, or run setup without --github.`);
  };
  const request = fetch(base + path, { headers, signal: AbortSignal.timeout(15_000) });
  const response = await request.catch(() => fail('Can’t reach GitHub. Check your connection'));
  if (response.ok) return response.json().catch(() => fail('GitHub sent an incomplete response. Try again'));
  if (response.status === 404) throw new Error(notFound);
  if (response.status === 401) fail('GitHub rejected GITHUB_TOKEN. Unset it');
  if (response.headers.get('x-ratelimit-remaining') === '0')
    fail('GitHub’s rate limit is used up. Wait an hour, set GITHUB_TOKEN');
  return fail(`GitHub returned status ${response.status}. Try again later`);
}
