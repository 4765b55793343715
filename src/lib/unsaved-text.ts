const keepers = new Set<() => boolean>();

/** Names a place that keeps words of the visitor which a load of the page would lose, e.g. a conversation. */
export function registerUnsavedText(hasAny: () => boolean): void {
  keepers.add(hasAny);
}

/** Whether a load of the page would lose words: in such a place, or in a field of the page. */
export function hasUnsavedText(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea');
  return [...keepers].some((hasAny) => hasAny()) || [...fields].some(({ value }) => value.trim() !== '');
}
