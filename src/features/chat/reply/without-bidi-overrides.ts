/** Removes characters that override the text direction and can disguise a link, but not the marks that languages need. */
export function withoutBidiOverrides(text: string): string {
  return text.replace(/[\u202A-\u202E\u2066-\u2069]/g, '');
}
