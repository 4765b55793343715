/**
 * Gives a property of a content file another value and leaves every other letter of the file as it is. The mark behind the
 * old value (`// sample`, `// rewrite`) goes with it.
 *
 * @param path `email`, or `designPortfolio.url` for a property within one; the first one in the file counts
 * @param value as source text, e.g. from `JSON.stringify`
 * @param mark a comment to stand behind the value
 * @throws Error when the file has no such property
 */
export function setValue(source: string, path: string, value: string, mark = ''): string {
  const { start, end } = valueSpan(source, path);
  const rest = source.slice(end).replace(/^([,;]?)[ \t]*\/\/ (?:sample|rewrite)(?=\r?\n|$)/, '$1');
  const marked = mark ? rest.replace(/^[,;]?/, `$& ${mark}`) : rest;
  return source.slice(0, start) + value + marked;
}

/**
 * Whether the value of a property, or a line of it, has a mark: `sample` still belongs to the made-up person the site came
 * with, `rewrite` is what setup put in its place.
 */
export function isMarked(source: string, path: string, mark: 'sample' | 'rewrite'): boolean {
  const { start, end } = valueSpan(source, path);
  return new RegExp(`// ${mark}\\s*$`, 'm').test(source.slice(start, lineEnd(source, end)));
}

/** What stands in quotes at a property; nothing when it is no such text, or sample. */
export function textAt(source: string, path: string): string | undefined {
  if (isMarked(source, path, 'sample')) return undefined;
  const { start, end } = valueSpan(source, path);
  const [, , text] = /^(['"`])([\s\S]*)\1$/.exec(source.slice(start, end).trim()) ?? [];
  return text?.replace(/\\(.)/g, '$1');
}

/** The texts of a list. */
export function textsAt(source: string, path: string): string[] {
  const { start, end } = valueSpan(source, path);
  const texts = source.slice(start, end).matchAll(/(['"`])((?:\\.|(?!\1).)*)\1/g);
  return [...texts].map(([, , text = '']) => text.replace(/\\(.)/g, '$1'));
}

function valueSpan(source: string, path: string): { start: number; end: number } {
  let [from, to] = [0, source.length];
  for (const key of path.split('.')) {
    const property = new RegExp(
      `^[ \\t]*(?:(?:export )?const )?['"]?${key}['"]?(?: ?: ?[\\w<>\\[\\], ]+(?= =))?\\s*[:=]\\s*`,
      'm',
    );
    const found = property.exec(source.slice(from, to));
    if (!found) throw new Error(`there is no "${path}" to change.`);
    from += found.index + found[0].length;
    to = endOfValue(source, from);
  }
  return { start: from, end: to };
}

/** The end of an expression: the comma, semicolon or closing bracket that is in no bracket, text or comment of it. */
function endOfValue(source: string, start: number): number {
  let depth = 0;
  for (let at = start; at < source.length; at++) {
    const letter = source[at] ?? '';
    if (`'"\``.includes(letter)) at = endOfText(source, at);
    else if (source.startsWith('//', at)) at = lineEnd(source, at);
    else if (source.startsWith('/*', at)) at = source.indexOf('*/', at) + 1;
    else if ('([{'.includes(letter)) depth++;
    else if (depth === 0 && ',;)]}'.includes(letter)) return at;
    else if (')]}'.includes(letter)) depth--;
  }
  return source.length;
}

function lineEnd(source: string, at: number): number {
  const end = source.indexOf('\n', at);
  return end === -1 ? source.length : end;
}

function endOfText(source: string, start: number): number {
  let at = start + 1;
  while (at < source.length && source[at] !== source[start]) at += source[at] === '\\' ? 2 : 1;
  return at;
}
