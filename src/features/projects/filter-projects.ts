import { startTransition, useOptimistic, useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router-dom';
import { counts, type Project } from '#content/index.ts';
import { owner } from '#content/owner.ts';
import { type ProjectKind, withFilter } from '#lib/paths.ts';
import { useNavigateHere } from '#ui/site-link.tsx';

/** Cards shown at first, and added by each press of "Show more". */
export const step = 24;

/** The filter in the address, without invalid parts, and the number of cards shown. */
export type ProjectsFilter = { kind: ProjectKind; tool: string | undefined; shown?: number | undefined };

export const projectKinds = ['website', 'mobile'] as const;

type Counts = Record<ProjectKind, number>;

/**
 * Parses `?projects=website&tool=React&shown=48`. Ignores a tool that no project uses and a kind without projects. With only
 * a tool, shows the kind with the most matches; with neither, the owner's first tab.
 */
export function parseFilter(
  search: URLSearchParams,
  toolCounts: Record<string, Counts>,
  counts: Counts,
  firstTab: ProjectKind = 'mobile',
): ProjectsFilter {
  const wanted = search.get('tool')?.toLowerCase();
  const [tool, matches] = Object.entries(toolCounts).find(([name]) => name.toLowerCase() === wanted) ?? [];
  const named = projectKinds.find((kind) => kind === search.get('projects') && counts[kind] > 0);
  const shown = Number(search.get('shown')) || undefined;
  if (named) return { kind: named, tool, shown };
  const other = otherKind(firstTab);
  const { [firstTab]: ofFirst, [other]: ofOther } = matches ?? counts;
  return { kind: ofFirst === 0 || (matches && ofOther > ofFirst) ? other : firstTab, tool, shown };
}

/** The query of a filter. Names the first tab only if the tool alone would show the other list. */
export function filterQuery(
  { kind, tool, shown = step }: ProjectsFilter,
  firstTab: ProjectKind = 'mobile',
): string {
  const query = new URLSearchParams();
  if (kind !== firstTab || tool || shown > step) query.set('projects', kind);
  if (tool) query.set('tool', tool);
  if (shown > step) query.set('shown', String(shown));
  return query.toString();
}

/** The cards that use a tool; all of them without one. */
export function cardsWith(tool: string | undefined, cards: readonly Project[]): readonly Project[] {
  return tool ? cards.filter((card) => card.technologies.some(({ name }) => name === tool)) : cards;
}

export function otherKind(kind: ProjectKind): ProjectKind {
  return kind === 'website' ? 'mobile' : 'website';
}

/** The filter in the address. A choice shows at once, although the router waits for the whole page. */
export function useProjectsFilter(): [ProjectsFilter, (filter: ProjectsFilter) => void] {
  const [params] = useSearchParams();
  const [query, showAtOnce] = useOptimistic(params);
  const navigateHere = useNavigateHere();
  // Prerendered pages have no query. Without one, hydrating renders once.
  const shown = useSyncExternalStore(
    () => () => {},
    () => `${query}`,
    () => '',
  );

  function show(filter: ProjectsFilter) {
    const search = withFilter(`${query}`, filterQuery(filter, owner.firstTab));
    startTransition(async () => {
      showAtOnce(new URLSearchParams(search));
      await navigateHere(search, location.hash, { replace: true });
    });
  }

  return [parseFilter(new URLSearchParams(shown), counts.tools, counts, owner.firstTab), show];
}
