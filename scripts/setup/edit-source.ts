/**
 * Sets a property in a content file, and removes the mark after the old value (`// sample`, `// rewrite`).
 *
 * @param path `email` or `designPortfolio.url`; the first match in the file
 * @param value source text, e.g. from `JSON.stringify`
 * @param mark a comment to put after the value
 * @throws Error if the property is missing
 */
export function setValue(source: string, path: string, value: string, mark = ''): string {
  const { start, end } = valueSpan(source, path);
  const rest = source.slice(end).replace(/^([,;]?)[ \t]*\/\/ (?:sample|rewrite)(?=\r?\n|$)/, '$1');
  const marked = mark ? rest.replace(/^[,;]?/, `$& ${mark}`) : rest;
  return source.slice(0, start) + value + marked;
}

/** Whether a file has a property. */
export function hasValue(source: string, path: string): boolean {
  return spanOf(source, path) !== undefined;
}

/** Whether a value has the mark `sample` or `rewrite` (a draft) on any line. */
export function isMarked(source: string, path: string, mark: 'sample' | 'rewrite'): boolean {
  const span = spanOf(source, path);
  if (!span) return false;
  const { start, end } = span;
  return new RegExp(`// ${mark}\\s*$`, 'm').test(source.slice(start, lineEnd(source, end)));
}

/** The text of a property; `undefined` if it is missing, from the sample or not a text. */
export function textAt(source: string, path: string): string | undefined {
  const span = spanOf(source, path);
  if (!span || isMarked(source, path, 'sample')) return undefined;
  const { start, end } = span;
  const [, , text] = /^(['"`])([\s\S]*)\1$/.exec(source.slice(start, end).trim()) ?? [];
  return text?.replace(/\\(.)/g, '$1');
}

function valueSpan(source: string, path: string): Span {
  const span = spanOf(source, path);
  if (!span) throw new Error(`has no "${path}".`);
  return span;
}

type Span = { start: number; end: number };

function spanOf(source: string, path: string): Span | undefined {
  let [from, to] = [0, source.length];
  for (const key of path.split('.')) {
    const property = new RegExp(
      `^[ \\t]*(?:(?:export )?const )?['"]?${key}['"]?(?: ?: ?[\\w<>\\[\\]', ]+(?= =))?\\s*[:=]\\s*`,
      'm',
    );
    const found = property.exec(source.slice(from, to));
    if (!found) return undefined;
    from += found.index + found[0].length;
    to = endOfValue(source, from);
  }
  return { start: from, end: to };
}

/** The end of an expression: the first comma, semicolon or closing bracket outside brackets, strings and comments. */
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
