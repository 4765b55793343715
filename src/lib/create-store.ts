import { useSyncExternalStore } from 'react';

export type Store<State> = {
  get: () => State;
  set: (next: State) => void;
  subscribe: (listener: () => void) => () => void;
  initial: State;
};

/** A value that outlives its components. */
export function createStore<State>(initial: State): Store<State> {
  const listeners = new Set<() => void>();
  let state = initial;
  return {
    get: () => state,
    set(next) {
      state = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    initial,
  };
}

/** The value of a store; its initial one on the server and until hydrated. */
export function useStore<State>({ subscribe, get, initial }: Omit<Store<State>, 'set'>): State {
  return useSyncExternalStore(subscribe, get, () => initial);
}
