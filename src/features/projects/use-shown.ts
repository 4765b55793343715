import { useSyncExternalStore } from 'react';
import { createStore } from '#lib/create-store.ts';
import type { ProjectKind } from '#lib/paths.ts';

/** Cards shown at first, and added by each press. */
export const step = 24;

/** Outlives the page, so that going back restores the list. */
const store = createStore<Record<ProjectKind, number>>({ website: step, mobile: step });

/** @returns how many cards of each list are shown, and a function to show more */
export function useShown(): [Record<ProjectKind, number>, (kind: ProjectKind) => void] {
  const shown = useSyncExternalStore(store.subscribe, store.get, () => store.initial);
  return [shown, (kind) => store.set({ ...store.get(), [kind]: store.get()[kind] + step })];
}
