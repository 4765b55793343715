import type { ProjectCard } from '#content/project.ts';
import type { ProjectKind } from '#lib/paths.ts';

/** What the address asks of the projects, as far as it makes sense. */
export type ProjectsFilter = { kind: ProjectKind; tool: string | undefined };

/**
 * Reads `?projects=website&tool=React`. A tool that no project uses counts as none. With a tool and without a kind, the
 * kind with the most matches is shown; with neither it is `mobile`.
 */
export function parseFilter(search: URLSearchParams, cards: readonly ProjectCard[]): ProjectsFilter {
  const wanted = search.get('tool')?.toLowerCase();
  const tool = cards.flatMap((card) => card.technologies).find((name) => name.toLowerCase() === wanted);
  const named = search.get('projects');
  if (named === 'website' || (named === 'mobile' && tool)) return { kind: named, tool };
  const matches = cardsWith(tool, cards);
  const websites = matches.filter((card) => card.kind === 'website').length;
  return { kind: tool && websites > matches.length - websites ? 'website' : 'mobile', tool };
}

/** The query of a filter; `mobile` is named only where a tool would lead to the other list. */
export function filterQuery({ kind, tool }: ProjectsFilter): string {
  const query = new URLSearchParams();
  if (kind === 'website' || tool) query.set('projects', kind);
  if (tool) query.set('tool', tool);
  return query.toString();
}

/** The cards that use a tool; all of them without one. */
export function cardsWith(tool: string | undefined, cards: readonly ProjectCard[]): readonly ProjectCard[] {
  return tool ? cards.filter((card) => card.technologies.includes(tool)) : cards;
}

export function otherKind(kind: ProjectKind): ProjectKind {
  return kind === 'website' ? 'mobile' : 'website';
}
