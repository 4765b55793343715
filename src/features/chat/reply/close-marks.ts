/**
 * Closes or leaves out the inline marks that are open at the end of a paragraph, list item, heading or table cell:
 * emphasis, code, links, images, escapes and entities. Follows the flanking rules of
 * https://spec.commonmark.org/0.31.2/#delimiter-run where they matter.
 */
export function closeMarks(text: string): string {
  const open: Mark[] = [];
  let shown = '';

  for (let at = 0; at < text.length; ) {
    const [token = ''] = matchAt(/\\[\s\S]?|`+|!?\[|\*+|_+|~+|<|&[#\w]*$|[^\\`![*_~<&]+|[\s\S]/y, text, at);
    const after = at + token.length;
    at = after;

    if (token === '\\') continue;
    if (token.startsWith('`')) {
      const end = endOfCode(text, after, token);
      if (end === undefined) return closeEmphasis(shown + closeCode(token, text.slice(after)), open);
      shown += token + text.slice(after, end);
      at = end;
    } else if (token.endsWith('[') && !token.startsWith('\\')) {
      const link = readLink(text, after);
      if (link.isOpen) {
        text = text.slice(0, link.end) + text.slice(link.resume);
      } else {
        shown += token + text.slice(after, link.end);
        at = link.end;
      }
    } else if (/^[*_~]/.test(token)) {
      if (after < text.length) {
        shown += token;
        trackEmphasis(open, token, text.charAt(after - token.length - 1), text.charAt(after), shown.length);
      }
    } else if (token === '<') {
      const isOpenAddress = matchAt(/(?:[a-z][a-z\d+.-]*(?::[^\s<>]*)?)?$/iy, text, after).length > 0;
      if (!isOpenAddress) shown += token;
    } else if (!(token.startsWith('&') && after === text.length)) {
      shown += token;
    }
  }
  return closeEmphasis(shown, open);
}

function matchAt(pattern: RegExp, text: string, at: number): readonly string[] {
  pattern.lastIndex = at;
  return pattern.exec(text) ?? [];
}

function endOfCode(text: string, from: number, marks: string): number | undefined {
  for (const run of text.slice(from).matchAll(/`+/g)) {
    if (run[0] === marks) return from + run.index + marks.length;
  }
  return undefined;
}

function closeCode(marks: string, code: string): string {
  const shown = code.replace(/`+$/, '');
  return shown.trim() ? marks + shown + marks : '';
}

type Link =
  /** Complete, or no link at all: the text up to `end` is shown as it is. */
  | { isOpen: false; end: number }
  /** What stands between `end` and `resume` is left out. */
  | { isOpen: true; end: number; resume: number };

/** @param from where the text of the link begins, after its bracket */
function readLink(text: string, from: number): Link {
  const [words = ''] = matchAt(/(?:[^[\]\\]|\\[\s\S]|\[(?:[^[\]\\]|\\[\s\S])*\])*/y, text, from);
  const bracket = from + words.length;
  if (!text.includes(']', from)) return { isOpen: true, end: text.length, resume: text.length };
  if (text.charAt(bracket) !== ']') return { isOpen: false, end: from };
  if (bracket + 1 === text.length) return { isOpen: true, end: bracket, resume: text.length };
  const [target] = matchAt(/\((?:[^()\\\n]|\\.|\([^()\n]*\))*\)/y, text, bracket + 1);
  if (target) return { isOpen: false, end: bracket + 1 + target.length };
  const [openTarget] = matchAt(/\((?:<[^<>\n]*|[^\s<>]*(?:\s+(?:"[^"]*|'[^']*)?)?)$/y, text, bracket + 1);
  return openTarget ? { isOpen: true, end: bracket, resume: text.length } : { isOpen: false, end: from };
}

/** An opening mark, and where in the shown text what it emphasises begins. */
type Mark = { mark: string; from: number };

function trackEmphasis(open: Mark[], run: string, before: string, after: string, from: number): void {
  const isLeft = !isSpace(after) && (!isMark(after) || isSpace(before) || isMark(before));
  const isRight = !isSpace(before) && (!isMark(before) || isSpace(after) || isMark(after));
  const isUnderscore = run.startsWith('_');
  let length = run.startsWith('~') && run.length !== 2 ? 0 : run.length;

  while (length > 0 && isRight && !(isUnderscore && isLeft && !isMark(after))) {
    const opener = open.findLastIndex(({ mark }) => mark.startsWith(run.charAt(0)));
    if (opener < 0) break;
    length -= open[opener]?.mark.length ?? 0;
    open.length = opener;
  }
  if (!isLeft || (isUnderscore && isRight && !isMark(before))) return;
  while (length > 0) {
    const mark = run.slice(0, length % 2 || 2);
    length -= mark.length;
    open.push({ mark, from: from - length });
  }
}

function closeEmphasis(shown: string, open: readonly Mark[]): string {
  let text = open.length > 0 ? shown.trimEnd() : shown;
  for (const { mark, from } of open.toReversed()) {
    text = text.length > from ? text + mark : text.slice(0, from - mark.length).trimEnd();
  }
  return text;
}

function isSpace(character: string): boolean {
  return character === '' || /\s/.test(character);
}

function isMark(character: string): boolean {
  return /[\p{P}\p{S}]/u.test(character);
}
