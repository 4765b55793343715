import { startTransition, useOptimistic, useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router-dom';
import { counts } from '#content/index.ts';
import { owner } from '#content/owner.ts';
import { withFilter } from '#lib/paths.ts';
import { useNavigateHere } from '#ui/site-link.tsx';
import { filterQuery, type ProjectsFilter, parseFilter } from './filter-projects.ts';

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
