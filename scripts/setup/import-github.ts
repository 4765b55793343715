import { joinLines, limitOf, type Typed } from './answers.ts';
import type { Known } from './find-technologies.ts';
import { GithubError, type GithubUser, github, type Repository } from './github.ts';
import { firstParts, personName } from './person.ts';
import { clip, lineOf } from './plain-text.ts';
import { draftOfRepository, type ProjectDraft } from './project-draft.ts';
import { webAddress } from './web-address.ts';

export type Account = {
  user: GithubUser;
  typed: Typed;
  own: Repository[];
  others: Repository[];
};

/**
 * Reads the profile and repositories of an account.
 *
 * @throws GithubError
 */
export async function readAccount(login: string): Promise<Account> {
  const api = github();
  const user = await api.user(login);
  const repositories = await api.repositories(user.login);
  const social = await api.socialAccounts(user.login).catch(() => []);
  const links = [user.html_url, ...social.map(({ url }) => url), user.blog].flatMap(
    (link) => webAddress(link) ?? [],
  );
  const [bio, location] = [lineOf(user.bio ?? ''), lineOf(user.location ?? '')];
  const typed: Typed = {
    profiles: joinLines([...new Set(links)]),
    ...(personName(lineOf(user.name ?? '')) ?? { name: user.login }),
    ...(bio && { personal: clip(bio, limitOf('personal')) }),
    ...(location && { location: firstParts(location, limitOf('location')) }),
    ...(user.email && { email: user.email }),
  };
  return { user, typed, ...rankRepositories(repositories) };
}

/**
 * Drafts a record for each repository, without its README or languages if they can't be read.
 *
 * @param warn receives a line for each failure
 */
export async function draftsOf(
  repositories: readonly Repository[],
  known: Known,
  warn: (line: string) => void,
): Promise<ProjectDraft[]> {
  const api = github();
  const drafts: ProjectDraft[] = [];
  for (const repository of repositories) {
    const orNothing = <T>(value: Promise<T>, nothing: T) =>
      value.catch((error) => {
        if (!(error instanceof GithubError)) throw error;
        warn(`${repository.name}: ${error.message} Skipped its README or languages.`);
        return nothing;
      });
    const [readme, languages] = await Promise.all([
      orNothing(api.readme(repository), ''),
      orNothing(api.languages(repository), []),
    ]);
    drafts.push(await draftOfRepository(repository, { readme, languages, known }));
  }
  return drafts;
}

/** Sorts by stars, then by date. Separates forks and archived ones; drops empty ones and the profile README. */
function rankRepositories(all: readonly Repository[]): { own: Repository[]; others: Repository[] } {
  const pushed = ({ pushed_at, created_at }: Repository) => pushed_at ?? created_at;
  const ranked = all
    .filter(({ size, name, owner }) => size > 0 && name.toLowerCase() !== owner.login.toLowerCase())
    .sort((a, b) => b.stargazers_count - a.stargazers_count || pushed(b).localeCompare(pushed(a)));
  const isOther = ({ fork, archived }: Repository) => fork || archived;
  return { own: ranked.filter((one) => !isOther(one)), others: ranked.filter(isOther) };
}
