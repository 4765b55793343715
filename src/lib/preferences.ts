import { createStore, type Store, useStore } from './create-store.ts';
import { siteKey } from './paths.ts';

/**
 * The visitor's choices, stored where possible. The style sheet reads them in attributes of `<html>`, which a script in
 * `index.html` sets before the first paint.
 */
export const theme = createPreference('theme', ['system', 'light', 'dark']);
export const nextTheme = { system: 'light', light: 'dark', dark: 'system' } as const;
export const motion = createPreference('motion', ['on', 'off'], () =>
  matchMedia('(prefers-reduced-motion: reduce)').matches ? 'off' : 'on',
);
/** Whether `/` opens the search. WCAG 2.1.4 asks that visitors can turn off keys without a modifier. */
export const slashKey = createPreference('slash-key', ['on', 'off']);

function createPreference<Value extends string>(
  name: string,
  values: readonly [Value, ...Value[]],
  byDefault: () => Value = () => values[0],
): Store<Value> {
  const chosen = createStore<Value | undefined>(undefined);
  let stored: Value | undefined;
  return {
    ...chosen,
    initial: values[0],
    get() {
      stored ??= values.find((value) => value === read(name)) ?? byDefault();
      return chosen.get() ?? stored;
    },
    set(value) {
      document.documentElement.setAttribute(`data-${name}`, value);
      try {
        localStorage.setItem(siteKey(name), value);
      } catch {}
      chosen.set(value);
    },
  };
}

function read(name: string): string | null {
  try {
    return localStorage.getItem(siteKey(name));
  } catch {
    return null;
  }
}

/** Whether animations may run; `true` on the server and until hydrated. */
export const useMotion = (): boolean => useStore(motion) === 'on';
