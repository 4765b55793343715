import { createStore } from './create-store.ts';

/**
 * The query of home's address, `?projects=website`, for a part that knows no router. The file of home is built without one:
 * the `initial` value.
 */
export const homeQuery = createStore('');

/** Writes a query, without its `?`, into the address of home, as no new entry of the history. */
export function replaceHomeQuery(query: string): void {
  const search = query && `?${query}`;
  history.replaceState(history.state, '', location.pathname + search + location.hash);
  homeQuery.set(search);
}
