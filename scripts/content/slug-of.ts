/** `My Photo (1)` → `my-photo-1`; `fallback` for a text without ASCII letters or digits. */
export function slugOf(text: string, fallback: string): string {
  const plain = text.normalize('NFKD').replace(/\p{Mark}/gu, '');
  const words = plain.toLowerCase().match(/[a-z0-9]+/g) ?? [fallback];
  return words.join('-').slice(0, 60).replace(/-$/, '');
}
