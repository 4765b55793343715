import type { Repository } from './github.ts';

/**
 * Repositories by stars, then by date. Forks and archived ones are apart; empty ones and the profile's README are left out.
 */
export function rankRepositories(all: readonly Repository[]): { own: Repository[]; others: Repository[] } {
  const ranked = all
    .filter(({ size, name, owner }) => size > 0 && name.toLowerCase() !== owner.login.toLowerCase())
    .sort((a, b) => b.stargazers_count - a.stargazers_count || pushed(b).localeCompare(pushed(a)));
  return {
    own: ranked.filter(({ fork, archived }) => !fork && !archived),
    others: ranked.filter(({ fork, archived }) => fork || archived),
  };
}

function pushed({ pushed_at, created_at }: Repository): string {
  return pushed_at ?? created_at;
}
