/**
 * Text typed before its form is hydrated, by the id of the field. Where a translator or an extension has changed the prerendered
 * page, React makes new fields, without what was typed.
 */
const typed = new Map<string, string>();
const taken = new Set<string>();

export function keepEarlyText(): void {
  function keep(field: EventTarget | null) {
    if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return;
    if (!taken.has(field.id)) typed.set(field.id, field.value);
  }
  document.querySelectorAll('input, textarea').forEach(keep);
  addEventListener('input', ({ target }) => keep(target), true);
}

/** The text of a field, or what was typed before React made it. Typed text is returned once: from then on React has it. */
export function takeText(id: string, field: { value: string } | null | undefined): string {
  const early = taken.has(id) ? undefined : typed.get(id);
  taken.add(id);
  // Into the field, too: the form asks the browser whether an address is valid.
  if (field && !field.value && early) field.value = early;
  return field?.value || early || '';
}
