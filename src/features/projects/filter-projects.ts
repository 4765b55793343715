import type { ProjectCard } from '#content/project.ts';
import type { ProjectKind } from '#lib/paths.ts';

/** What the address asks of the projects, as far as it makes sense. */
export type ProjectsFilter = { kind: ProjectKind; tool: string | undefined };

type Counts = Record<ProjectKind, number>;

/**
 * Reads `?projects=website&tool=React`. A tool that no project uses counts as none. With a tool and without a kind, the
 * kind with the most matches is shown; with neither it is `mobile`.
 */
export function parseFilter(search: URLSearchParams, toolCounts: Record<string, Counts>): ProjectsFilter {
  const wanted = search.get('tool')?.toLowerCase();
  const [tool, counts] = Object.entries(toolCounts).find(([name]) => name.toLowerCase() === wanted) ?? [];
  const named = search.get('projects');
  if (named === 'website' || (named === 'mobile' && tool)) return { kind: named, tool };
  return { kind: counts && counts.website > counts.mobile ? 'website' : 'mobile', tool };
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
