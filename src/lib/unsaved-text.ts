const keepers = new Set<() => boolean>();

/** Registers a check for text that a page load would lose, such as a conversation. */
export function registerUnsavedText(hasAny: () => boolean): void {
  keepers.add(hasAny);
}

/** Whether a page load would lose text, either registered or in a form field. */
export function hasUnsavedText(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea');
  return [...keepers].some((hasAny) => hasAny()) || [...fields].some(({ value }) => value.trim() !== '');
}
