import { siteKey } from './paths.ts';

type Keeper<Text> = {
  name: string;
  /** Returns the current text as JSON; `undefined` or empty if there is none. */
  read: () => Text | undefined;
  /** Checks stored text, which may be from another version of the site. */
  isText: (stored: unknown) => stored is Text;
  restore: (text: Text) => void;
};

const readers = new Map<string, () => unknown>();
let carriedAt = 0;

/**
 * Registers text that a page load must not lose, and restores what the previous page carried over. Only a link to another
 * language and the site's own Reload carry text over; other loads ask first or wait.
 */
export function keepText<Text>({ name, read, isText, restore }: Keeper<Text>): void {
  readers.set(name, read);
  if (typeof document === 'undefined') return;
  let text: unknown;
  try {
    const stored = sessionStorage.getItem(keyOf(name));
    sessionStorage.removeItem(keyOf(name));
    text = JSON.parse(stored ?? 'null');
  } catch {}
  if (isText(text)) restore(text);
}

/** Loads the page again, with all text. */
export function reloadWithText(): void {
  carryText();
  location.reload();
}

/** Stores all text for the page that loads next. */
export function carryText(): void {
  try {
    for (const [name, read] of readers) {
      const text = read();
      if (text !== undefined) sessionStorage.setItem(keyOf(name), JSON.stringify(text));
    }
    carriedAt = Date.now();
  } catch {}
}

/** Whether all text was stored for the next page, so the browser need not ask before leaving. */
export function isCarried(): boolean {
  return Date.now() - carriedAt < 1_000;
}

/** Whether a page load would lose text, either registered or in a form field. */
export function hasUnsavedText(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea');
  return [...readers.values()].some((read) => read()) || [...fields].some(({ value }) => value.trim() !== '');
}

function keyOf(name: string): string {
  return siteKey(`carried-${name}`);
}
