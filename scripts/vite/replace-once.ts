/**
 * Replaces what a pattern finds in a text that something else has written.
 *
 * @throws Error when it finds nothing: then the other has changed, and the page would quietly lack something
 */
export function replaceOnce(text: string, pattern: RegExp | string, by: (found: string) => string): string {
  let count = 0;
  const replaced = text.replace(pattern, (found) => {
    count += 1;
    return by(found);
  });
  if (count === 0) throw new Error(`Nothing in the built page is like ${pattern}.`);
  return replaced;
}
