/**
 * Replaces a pattern in text that a dependency has generated.
 *
 * @throws Error if nothing matches, because the dependency's output has changed
 */
export function replaceOnce(text: string, pattern: RegExp | string, by: (found: string) => string): string {
  let count = 0;
  const replaced = text.replace(pattern, (found) => {
    count += 1;
    return by(found);
  });
  if (count === 0) throw new Error(`Nothing in the built page matches ${pattern}.`);
  return replaced;
}
