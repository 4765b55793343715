import type { Json } from './read-fields.ts';
import { paragraphsOf } from './values.ts';

/** A public repository: https://docs.github.com/en/rest/repos/repos */
export type Repository = Record<'name' | 'full_name' | 'html_url' | 'pushed_at', string> &
  Record<'homepage' | 'description' | 'language', string | null> &
  Record<'stargazers_count' | 'size', number> &
  Record<'fork' | 'archived', boolean> & { topics?: string[] };
type User = Record<'login' | 'html_url' | 'name' | 'bio' | 'location' | 'blog' | 'email', string>;
export type Account = { user: User; repositories: Repository[] };

/** Reads an account and its 100 most recently pushed repositories: those with most stars first, forks and archived ones last. */
export async function readAccount(login: string): Promise<Account> {
  const path = `/users/${encodeURIComponent(login)}`;
  const user: User = await ask(path);
  const all: Repository[] = await ask(`${path}/repos?per_page=100&sort=pushed`);
  // Without empty ones and the profile's README.
  const own = all.filter(({ size, name }) => size > 0 && name.toLowerCase() !== user.login.toLowerCase());
  own.sort((a, b) => b.stargazers_count - a.stargazers_count || b.pushed_at.localeCompare(a.pushed_at));
  return { user, repositories: own.sort((a, b) => Number(isOther(a)) - Number(isOther(b))) };
}

export function isOther({ fork, archived }: Repository): boolean {
  return fork || archived;
}

export async function githubResume({ user }: Account, chosen: readonly Repository[]): Promise<Json> {
  const { name, login, bio, location, email, blog, html_url } = user;
  const profiles = [{ url: html_url }, { url: blog }];
  const basics = { name: name || login, summary: bio, location, email, profiles };
  return { basics, projects: await Promise.all(chosen.map(projectOf)) };
}

async function projectOf(repository: Repository): Promise<Json> {
  const { name, full_name, topics = [], language, html_url, homepage, description, pushed_at } = repository;
  const primary = { [language ?? '']: 1 };
  const bytes = await ask<Record<string, number>>(`/repos/${full_name}/languages`).catch(() => primary);
  const tenth = Object.values(bytes).reduce((sum, one) => sum + one, 0) / 10;
  const languages = Object.keys(bytes).filter((one) => (bytes[one] ?? 0) >= tenth);
  return {
    ...{ name: titleOf(name), repository: html_url, url: homepage, date: pushed_at.slice(0, 7) },
    description: (description ?? (await readmeStart(full_name)))?.replace(/:[a-z0-9_+-]{1,40}:/g, ''),
    keywords: [...languages, ...topics],
  };
}

/** The first sentences of a README: not its headings, badges, lists and code. */
async function readmeStart(repository: string): Promise<string | undefined> {
  const accept = { Accept: 'application/vnd.github.raw+json' };
  const readme = await ask<string>(`/repos/${repository}/readme`, accept).catch(() => '');
  const text = readme.replace(/```[\s\S]*?```/g, '').split(/\n\s*\n/);
  return text.filter((part) => /^\s*[\p{L}*_`“"]/u.test(part)).flatMap(paragraphsOf)[0];
}

/** `my-cool_app` becomes `My Cool App`; keeps names with dots. */
function titleOf(name: string): string {
  if (name.includes('.')) return name;
  return name.replace(/(?<=.)[-_]+(?=.)/g, ' ').replace(/(?<=^| )./g, (letter) => letter.toUpperCase());
}

const problems: Record<number, string> = {
  0: 'Can’t reach GitHub. Check your connection',
  401: 'GitHub rejected GITHUB_TOKEN. Unset it',
  403: 'GitHub’s rate limit is used up. Wait an hour, set GITHUB_TOKEN',
  404: 'GitHub has no such account. Check the spelling',
};

async function ask<T>(path: string, accept: Record<string, string> = {}): Promise<T> {
  const { GITHUB_API_URL: base = 'https://api.github.com', GITHUB_TOKEN: token } = process.env;
  const headers = {
    ...accept,
    'User-Agent': 'portfolio-setup',
    ...(token && { Authorization: `Bearer ${token}` }),
  };
  const request = fetch(base + path, { headers, signal: AbortSignal.timeout(15_000) });
  const response = await request.catch(() => undefined);
  if (response?.ok) return (accept.Accept ? response.text() : response.json()) as Promise<T>;
  const status = response?.status ?? 0;
  const problem = problems[status] ?? `GitHub returned status ${status}. Try again later`;
  throw new Error(`${problem}, or run setup without --github.`);
}
