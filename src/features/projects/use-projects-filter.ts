import { useLayoutEffect, useSyncExternalStore } from 'react';
import { counts } from '#content/index.ts';
import { owner } from '#content/owner.ts';
import { filterQuery, type ProjectsFilter, parseFilter } from './filter-projects.ts';
import { homeQuery, replaceHomeQuery } from './home-query.ts';

/**
 * The list and the tool in the address. The prerendered file shows all mobile projects, so the first render does too; until
 * then, the page script marks the filter for the style sheet.
 */
export function useProjectsFilter(): [ProjectsFilter, (filter: ProjectsFilter) => void] {
  const query = useSyncExternalStore(homeQuery.subscribe, homeQuery.get, () => homeQuery.initial);

  // Before paint, so that nothing else flashes.
  useLayoutEffect(() => {
    if (query !== homeQuery.get()) return;
    delete document.documentElement.dataset.firstTab;
    delete document.documentElement.dataset.firstTool;
  }, [query]);

  return [
    parseFilter(new URLSearchParams(query), counts.tools, counts, owner.firstTab),
    (filter) => replaceHomeQuery(filterQuery(filter, owner.firstTab)),
  ];
}
