/**
 * What a visitor typed or pasted, fit to be sent: without control characters (tabs and line breaks stay) and without
 * blanks around it. Halves of surrogate pairs that stand alone, which cut text has and `encodeURIComponent` throws on,
 * become U+FFFD. Text in which nothing can be seen is `''`.
 */
export function cleanText(text: string): string {
  const clean = text
    .replace(/(?![\t\n])\p{Cc}/gu, '')
    .replace(/\p{Surrogate}/gu, '\uFFFD')
    .trim();
  return visible.test(clean) ? clean : '';
}

/** Zero-width joiners and their like are no blanks, but nobody can read them either; nor an empty Braille cell. */
const visible = /[^\s\p{Default_Ignorable_Code_Point}\u2800]/u;
