const takers = new Map<string, () => unknown>();
let carriedAt = 0;
const prefix = 'carried-';

/** Fields that no script follows yet: those of parts that are not hydrated. */
const waitingFields = '[data-part]:not([data-ready=""]) :is(input, textarea)[id]';

/**
 * Registers text that a link to another language takes along, as it loads a page: through session storage, for that load only.
 *
 * @param key the same in every language
 * @param take the text now, as JSON can hold it; `undefined` for none
 * @returns what the page before has handed over; `undefined` at build and without storage
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

/** Called by such a link, right before its page loads. */
export function carryText(): void {
  try {
    for (const [key, take] of takers) {
      const text = take();
      if (text !== undefined) sessionStorage.setItem(prefix + key, JSON.stringify(text));
    }
    carriedAt = Date.now();
  } catch {
    // Without storage, leaving the page asks first.
  }
}

/** Carries what is typed into parts that are not hydrated. Called before the page is: hydration keeps what fields hold. */
export function carryWaitingFields(): void {
  const fields = registerCarried('fields', () =>
    Array.from(document.querySelectorAll<HTMLInputElement>(waitingFields), ({ id, value }) => ({
      id,
      value,
    })),
  );
  for (const { id, value } of fields ?? []) {
    const field = document.getElementById(id);
    if (value && field) Object.assign(field, { value });
  }
}

/** Whether the page is being left with all of its text, so that there is nothing to ask. */
export function isCarried(): boolean {
  return Date.now() - carriedAt < 1_000;
}
