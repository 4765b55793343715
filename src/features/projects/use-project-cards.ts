import { projectCounts } from 'virtual:project-counts';
import { firstCards } from 'virtual:projects';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { createStore } from '#lib/create-store.ts';

const isWhole = firstCards.length === projectCounts.website + projectCounts.mobile;
/** Outlives the page, so that going back restores the list. */
const store = createStore(firstCards);

/**
 * The first cards, and all of them once needed.
 *
 * @param needsAll whether any card may be shown
 * @returns also whether loading failed, and a function that tries again
 */
export function useProjectCards(needsAll: boolean) {
  const cards = useSyncExternalStore(store.subscribe, store.get, () => store.initial);
  const [hasFailed, setHasFailed] = useState(false);

  const loadAll = useCallback(() => {
    setHasFailed(false);
    import('virtual:all-projects').then(
      ({ projectCards }) => store.set(projectCards),
      () => setHasFailed(true),
    );
  }, []);

  useEffect(() => {
    if (needsAll && !isWhole && store.get() === firstCards) loadAll();
  }, [needsAll, loadAll]);

  return { cards, hasFailed, loadAll };
}
