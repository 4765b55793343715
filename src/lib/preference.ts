/**
 * A stored preference, mirrored in an attribute of `<html>` for the style sheet. The page script sets the attribute before
 * first paint. Without storage (private windows) it lasts for the visit.
 */
export function createPreference<Value extends string>(key: string, values: readonly [Value, ...Value[]]) {
  const listeners = new Set<() => void>();
  const [initial] = values;

  return {
    /** The current value; the first one by default. */
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
