import { siteKey } from './site-key.ts';

const takers = new Map<string, () => unknown>();
let carriedAt = 0;

/**
 * Registers text that survives one load of another page: a link to another language, or the site's own Reload. `take`
 * returns the current text as JSON, and `isText` checks what was stored, maybe by another version of the site.
 * @returns the text from the previous page; `undefined` at build and without storage
 */
export function registerCarried<Text>(
  name: string,
  take: () => Text | undefined,
  isText: (stored: unknown) => stored is Text,
): Text | undefined {
  takers.set(name, take);
  if (typeof document === 'undefined') return undefined;
  try {
    const stored = sessionStorage.getItem(keyOf(name));
    sessionStorage.removeItem(keyOf(name));
    const text: unknown = JSON.parse(stored ?? 'null');
    return isText(text) ? text : undefined;
  } catch {
    return undefined;
  }
}

export function carryText(): void {
  try {
    for (const [name, take] of takers) {
      const text = take();
      if (text !== undefined) sessionStorage.setItem(keyOf(name), JSON.stringify(text));
    }
    carriedAt = Date.now();
  } catch {}
}

/** Whether all text was saved for the next page, so the browser need not ask before leaving. */
export function isCarried(): boolean {
  return Date.now() - carriedAt < 1_000;
}

/** Carries the text in fields, hydrated or not. Call it before hydration, which keeps their values. */
export function carryFields(): void {
  const selector = '[data-part] :is(input, textarea)[id]';
  const fields = registerCarried(
    'fields',
    () =>
      Array.from(document.querySelectorAll<HTMLInputElement>(selector), ({ id, value }) => ({ id, value })),
    (stored): stored is { id: string; value: string }[] =>
      Array.isArray(stored) && stored.every((field) => isText(field?.id) && isText(field?.value)),
  );
  for (const { id, value } of fields ?? []) {
    const field = document.getElementById(id);
    if (value && field && 'value' in field) field.value = value;
  }
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

function keyOf(name: string): string {
  return siteKey(`carried-${name}`);
}
