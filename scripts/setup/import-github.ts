import * as technologies from '#content/technologies.ts';
import type { Answers } from './answers.ts';
import { rankRepositories } from './choose-repositories.ts';
import { GithubTrouble, type GithubUser, github, type Repository } from './github.ts';
import { draftOfRepository, type ProjectDraft, webAddress } from './project-draft.ts';

/** Answers as they would be typed. */
export type Typed = Partial<Record<keyof Answers, string>>;

export type Account = {
  user: GithubUser;
  typed: Typed;
  own: Repository[];
  others: Repository[];
};

/**
 * Profile and repositories of an account.
 *
 * @throws GithubTrouble
 */
export async function readAccount(login: string): Promise<Account> {
  const api = github();
  const user = await api.user(login);
  const repositories = await api.repositories(user.login);
  // Without them the profile still has its own address.
  const social = await api.socialAccounts(user.login).catch(() => []);
  const links = [user.html_url, ...social.map(({ url }) => url), webAddress(user.blog)];
  const typed: Typed = {
    profiles: [...new Set(links.filter((link) => link !== undefined))].join(' | '),
    ...(user.name && { name: user.name.split(/\s+/)[0], fullName: user.name }),
    ...(!user.name && { name: user.login }),
    ...(user.bio && { personal: user.bio.replace(/\s+/g, ' ').trim().slice(0, 240) }),
    ...(user.location && { location: user.location }),
    ...(user.email && { email: user.email }),
  };
  return { user, typed, ...rankRepositories(repositories) };
}

/**
 * A draft of a record for each repository. One whose README or languages cannot be read comes without them.
 *
 * @param warn is told of what is missing
 */
export async function draftsOf(
  repositories: readonly Repository[],
  warn: (line: string) => void,
): Promise<ProjectDraft[]> {
  const api = github();
  const drafts: ProjectDraft[] = [];
  for (const repository of repositories) {
    const orNothing = <T>(value: Promise<T>, nothing: T) =>
      value.catch((error) => {
        if (!(error instanceof GithubTrouble)) throw error;
        warn(`${repository.name}: ${error.message} It comes without its README or languages.`);
        return nothing;
      });
    const [readme, languages] = await Promise.all([
      orNothing(api.readme(repository), ''),
      orNothing(api.languages(repository), []),
    ]);
    drafts.push(await draftOfRepository(repository, { readme, languages, known: technologies }));
  }
  return drafts;
}
