import { createStore } from '#lib/create-store.ts';

/** The query of home's URL, `?projects=website`, for the projects, which have no router context. `main.tsx` updates it. */
export const homeQuery = createStore('');

/** Replaces the query of home's URL, without a new history entry. `query` has no `?`. */
export function replaceHomeQuery(query: string): void {
  const search = query && `?${query}`;
  history.replaceState(history.state, '', location.pathname + search + location.hash);
  homeQuery.set(search);
}
