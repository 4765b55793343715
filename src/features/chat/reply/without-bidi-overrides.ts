/**
 * Removes characters that override the text direction, which can disguise a link or file name. Keeps the marks that
 * right-to-left languages need.
 */
export function withoutBidiOverrides(text: string): string {
  return text.replace(/[\u202A-\u202E\u2066-\u2069]/g, '');
}
