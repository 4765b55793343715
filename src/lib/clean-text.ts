/**
 * Trims typed text, removes control characters except tabs and line breaks, and replaces lone surrogates, on which
 * `encodeURIComponent` throws, with U+FFFD. Returns `''` for text without visible characters.
 */
export function cleanText(text: string): string {
  const clean = text
    .replace(/(?![\t\n])\p{Cc}/gu, '')
    .replace(/\p{Surrogate}/gu, '\uFFFD')
    .trim();
  return visible.test(clean) ? clean : '';
}

/** Invisible characters that `trim` keeps: zero-width joiners and the blank Braille cell. */
const visible = /[^\s\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Characters that a written text should not have: control characters and halves of characters, which XML forbids, and overrides of the direction. */
export const misleading = /(?![\t\n])\p{Cc}|\p{Surrogate}|[\u202A-\u202E\u2066-\u2069]/gu;
