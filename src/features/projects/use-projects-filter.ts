import { useSyncExternalStore } from 'react';
import { counts } from '#content/index.ts';
import { owner } from '#content/owner.ts';
import { isHome } from '#lib/paths.ts';
import { useNavigateHere } from '#ui/site-link.tsx';
import { filterQuery, type ProjectsFilter, parseFilter } from './filter-projects.ts';

/**
 * The list, the tool and the number of cards in the address. The query does not come from the router, whose updates wait
 * until all parts of the page have loaded.
 */
export function useProjectsFilter(): [ProjectsFilter, (filter: ProjectsFilter) => void] {
  const query = new URLSearchParams(useSyncExternalStore(subscribe, readHomeQuery, () => ''));
  const navigateHere = useNavigateHere();

  function show(filter: ProjectsFilter) {
    void navigateHere(`?${filterQuery(filter, owner.firstTab, query)}`, location.hash, { replace: true });
  }

  return [parseFilter(query, counts.tools, counts, owner.firstTab), show];
}

/** `main.tsx` reports each navigation. */
function subscribe(onChange: () => void): () => void {
  window.addEventListener('navigated', onChange);
  return () => window.removeEventListener('navigated', onChange);
}

let homeQuery = '';

/** The query of home also while home leaves the screen, when the address is already that of the next page. */
function readHomeQuery(): string {
  if (isHome()) homeQuery = location.search;
  return homeQuery;
}
