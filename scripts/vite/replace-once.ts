/** Replaces a pattern in a dependency's output. Throws if nothing matches, because the output has changed. */
export function replaceOnce(text: string, pattern: RegExp | string, by: (found: string) => string): string {
  let count = 0;
  const replaced = text.replace(pattern, (found) => {
    count += 1;
    return by(found);
  });
  if (count === 0) throw new Error(`Nothing in the built page matches ${pattern}.`);
  return replaced;
}
