/**
 * Shortens texts until all of them have so many characters at most: the longest first, to the same length. What is short
 * stays as it is.
 */
export function fitTexts(texts: readonly string[], room: number): string[] {
  const fitted = [...texts];
  const byLength = [...texts.entries()].toSorted(([, a], [, b]) => a.length - b.length);
  let left = room;
  byLength.forEach(([at, text], done) => {
    const short = shorten(text, Math.floor(left / (texts.length - done)));
    fitted[at] = short;
    left -= short.length;
  });
  return fitted;
}

/** The beginning of a text, up to a blank if it has any, in at most so many characters. */
export function shorten(text: string, most: number): string {
  if (text.length <= most) return text;
  if (most < 2) return '';
  const blank = text.lastIndexOf(' ', most - 1);
  // Half of a character would be another one.
  const beginning = text.slice(0, blank > 0 ? blank : most - 1).replace(/[\uD800-\uDBFF]$/, '');
  return `${beginning}…`;
}
