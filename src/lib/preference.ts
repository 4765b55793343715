/**
 * A choice that the browser remembers, kept in step with an attribute of `<html>` that the style sheet reads.
 * `index.html` sets the attribute before first paint; storage may be closed (private windows), then it holds for the visit.
 */
export function createPreference<Value extends string>(key: string, values: readonly [Value, ...Value[]]) {
  const listeners = new Set<() => void>();
  const [initial] = values;

  return {
    /** The choice now; the first of the values when there is none. */
    get(): Value {
      const current = document.documentElement.dataset[key];
      return values.find((value) => value === current) ?? initial;
    },

    set(value: Value): void {
      document.documentElement.dataset[key] = value;
      try {
        localStorage.setItem(key, value);
      } catch {}
      for (const listener of listeners) listener();
    },

    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },

    initial,
  };
}
