import type { ProjectCard } from '#content/project.ts';
import type { ProjectKind } from '#lib/paths.ts';

/** The filter in the address, without invalid parts. */
export type ProjectsFilter = { kind: ProjectKind; tool: string | undefined };

export const projectKinds = ['website', 'mobile'] as const;

type Counts = Record<ProjectKind, number>;

/**
 * Parses `?projects=website&tool=React`. Ignores a tool that no project uses and a kind without projects. With only a tool,
 * shows the kind with the most matches; with neither, `mobile`.
 *
 * @param counts of all projects
 */
export function parseFilter(
  search: URLSearchParams,
  toolCounts: Record<string, Counts>,
  counts: Counts,
): ProjectsFilter {
  const wanted = search.get('tool')?.toLowerCase();
  const [tool, matches] = Object.entries(toolCounts).find(([name]) => name.toLowerCase() === wanted) ?? [];
  const named = projectKinds.find((kind) => kind === search.get('projects') && counts[kind] > 0);
  if (named) return { kind: named, tool };
  const { website, mobile } = matches ?? counts;
  return { kind: mobile === 0 || (matches && website > mobile) ? 'website' : 'mobile', tool };
}

/** The query of a filter, with all `other` parameters. Names `mobile` only if the tool alone would show the other list. */
export function filterQuery({ kind, tool }: ProjectsFilter, other = new URLSearchParams()): string {
  const query = new URLSearchParams(other);
  query.delete('projects');
  query.delete('tool');
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
