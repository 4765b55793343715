import type { Repository } from './github.ts';

/**
 * Repositories as somebody would show them: those with most stars first, then the latest. Forks and archived ones stand
 * apart, since they are seldom what one wants to be known for; empty ones and the profile's own README are left out.
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
