/** Shortens texts to `room` characters in total. The longest are cut to the same length; short ones stay complete. */
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

/** The start of a text in at most `max` characters, cut after a word if possible. */
export function shorten(text: string, max: number): string {
  if (text.length <= max) return text;
  if (max < 2) return '';
  const blank = text.lastIndexOf(' ', max - 1);
  // Don't split a surrogate pair.
  const beginning = text.slice(0, blank > 0 ? blank : max - 1).replace(/[\uD800-\uDBFF]$/, '');
  return `${beginning}…`;
}
