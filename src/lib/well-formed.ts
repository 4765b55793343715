/**
 * The text with every half of a surrogate pair that stands alone replaced by U+FFFD. Such halves come from pasted, cut
 * text; `encodeURIComponent` throws on them. Same result as `String.prototype.toWellFormed`, which not every browser has.
 */
export function wellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '\uFFFD');
}
