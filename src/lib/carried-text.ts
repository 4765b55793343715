const takers = new Map<string, () => unknown>();
let carriedAt = 0;
const prefix = 'carried-';

/**
 * Registers text that survives a link to another language, which loads a new page: session storage keeps it for one load.
 *
 * @param key the same in every language
 * @param take returns the current text as JSON; `undefined` for none
 * @returns the text from the previous page; `undefined` at build and without storage
 */
export function registerCarried<Text>(key: string, take: () => Text | undefined): Text | undefined {
  takers.set(key, take);
  if (typeof document === 'undefined') return undefined;
  try {
    const found = sessionStorage.getItem(prefix + key);
    sessionStorage.removeItem(prefix + key);
    return found ? JSON.parse(found) : undefined;
  } catch {
    return undefined;
  }
}

/** Call it right before the link's page loads. */
export function carryText(): void {
  try {
    for (const [key, take] of takers) {
      const text = take();
      if (text !== undefined) sessionStorage.setItem(prefix + key, JSON.stringify(text));
    }
    carriedAt = Date.now();
  } catch {
    // Without storage, the browser asks before leaving the page.
  }
}

/** Carries the text in fields, hydrated or not. Call it before hydration, which keeps their values. */
export function carryFields(): void {
  const selector = '[data-part] :is(input, textarea)[id]';
  const fields = registerCarried('fields', () =>
    Array.from(document.querySelectorAll<HTMLInputElement>(selector), ({ id, value }) => ({ id, value })),
  );
  for (const { id, value } of fields ?? []) {
    const field = document.getElementById(id);
    if (value && field) Object.assign(field, { value });
  }
}

/** Whether all text was saved for the next page, so the browser need not ask before leaving. */
export function isCarried(): boolean {
  return Date.now() - carriedAt < 1_000;
}
