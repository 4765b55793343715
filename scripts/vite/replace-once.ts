/**
 * Replaces a pattern in text that a dependency has generated.
 *
 * @throws Error when it finds nothing: the dependency's output has changed
 */
export function replaceOnce(text: string, pattern: RegExp | string, by: (found: string) => string): string {
  let count = 0;
  const replaced = text.replace(pattern, (found) => {
    count += 1;
    return by(found);
  });
  if (count === 0) throw new Error(`The built page has nothing that matches ${pattern}.`);
  return replaced;
}
