/** Removes overrides of the text direction, which can disguise a link. Keeps the marks of right-to-left languages. */
export function withoutBidiOverrides(text: string): string {
  return text.replace(/[\u202A-\u202E\u2066-\u2069]/g, '');
}
