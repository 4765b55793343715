import { siteKey } from './site-key.ts';

type Preference<Value extends string> = {
  get(): Value;
  set(value: Value): void;
  subscribe(listener: () => void): () => void;
  initial: Value;
};

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
): Preference<Value> {
  const listeners = new Set<() => void>();
  let current: Value | undefined;

  return {
    get: () => {
      current ??= values.find((value) => value === read(name)) ?? byDefault();
      return current;
    },

    set(value) {
      current = value;
      document.documentElement.setAttribute(`data-${name}`, value);
      try {
        localStorage.setItem(siteKey(name), value);
      } catch {}
      for (const listener of listeners) listener();
    },

    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },

    initial: values[0],
  };
}

function read(name: string): string | null {
  try {
    return localStorage.getItem(siteKey(name));
  } catch {
    return null;
  }
}
