/** The start of a text in at most `max` characters, cut after a word if possible. */
export function shorten(text: string, max: number): string {
  if (text.length <= max) return text;
  if (max < 2) return '';
  const blank = text.lastIndexOf(' ', max - 1);
  // Don't split a surrogate pair.
  const beginning = text.slice(0, blank > 0 ? blank : max - 1).replace(/[\uD800-\uDBFF]$/, '');
  return `${beginning}…`;
}
