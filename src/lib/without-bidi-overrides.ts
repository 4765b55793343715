/**
 * The text without the characters that turn the direction of what follows: with them, a link or a file name can be made
 * to read as another. Marks that right-to-left languages need are kept.
 */
export function withoutBidiOverrides(text: string): string {
  return text.replace(/[\u202A-\u202E\u2066-\u2069]/g, '');
}
