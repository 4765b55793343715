import type { Token } from 'markdown-it';
import { closeMarks, parseBlocks } from './markdown-parser.ts';

/** What is left of a reply when all that is finished has been taken from it. */
export type Rest = {
  text: string;
  /** Lines that open again, before the text, the list, quote, table or code in which it was cut. */
  opening: string;
  /** How many elements those lines open. */
  depth: number;
};

/** Characters from which on a block is cut between its rows, items or lines of code; it is still shown as one. */
const longBlock = 1_500;
/** Characters from which on a line is cut, too. */
const longestRest = 2_500;
/** Characters of an opening. No reply nests so deep; what is cut there goes on as text. */
const longestOpening = 1_000;
/** Places in a line that are tried for one at which no mark is open. */
const mostTries = 8;

/** Takes from the rest what nothing to come can change: all before the last block of which a line is complete. */
export function cutRest({ text, opening }: Rest): { finished: string; rest: Rest } | undefined {
  const source = opening + text;
  const lines = source.split('\n');
  const tokens = parseBlocks(source.slice(0, source.lastIndexOf('\n') + 1));
  const line = Math.max(0, ...tokens.map((token) => lastStart(token, text.length >= longBlock)));
  if (line >= opening.split('\n').length) {
    const open = tokens.filter(({ map }) => map && map[0] < line && line < map[1]);
    return cutAt(lines.slice(0, line).join('\n').length + 1, open, '');
  }
  if (text.length < longestRest) return undefined;

  const at = opening.length + placeInLine(text, opening);
  const before = source.slice(0, at);
  const length = before.split('\n').length;
  const open = parseBlocks(before).filter(({ map }) => map && map[1] >= length);
  const inner = open.findLast(({ type }) => type !== 'inline');
  const marks = marksOf(lines[inner?.map?.[0] ?? -1] ?? '').replace(/[^>\s]/g, ' ');
  const isInWords = inner?.type !== 'fence' && /[ \n]\p{L}$/u.test(source.slice(at - 1, at + 1));
  // Of the space between two words, which would be lost at the beginning of a line.
  const space = isInWords ? '&#32;' : '';
  return cutAt(at, open, before.endsWith('\n') && !isInWords ? '' : marks + space);

  function cutAt(at: number, open: readonly Token[], indent: string) {
    const again = openingOf(open, lines) + indent;
    const isTooLong = again.length > longestOpening;
    const depth = isTooLong ? 0 : open.filter(({ type }) => type !== 'inline').length;
    const rest = { text: source.slice(at), opening: isTooLong ? '' : again, depth };
    return { finished: source.slice(opening.length, at), rest };
  }
}

/** The last line of the block at which something begins that can be told apart from it. */
function lastStart({ type, map, level }: Token, isLong: boolean): number {
  if (!map || (level > 0 && !isLong)) return 0;
  return isLong && /^(?:fence|code_block)$/.test(type) ? map[1] - 1 : map[0];
}

function openingOf(open: readonly Token[], lines: readonly string[]): string {
  const again = new Map<number, string>();
  for (const { type, map } of open) {
    const line = map?.[0] ?? 0;
    const text = lines[line] ?? '';
    if (type === 'table_open') again.set(line, `${text}\n${lines[line + 1]}`);
    else if (type === 'fence') again.set(line, text.slice(0, 200));
    else if (/^(?:bullet_list|ordered_list|blockquote|list_item)_open$/.test(type))
      again.set(line, marksOf(text).trimEnd());
  }
  return [...again.values()].map((line) => `${line}\n`).join('');
}

/** The marks of the quotes and list items that a line begins with. */
export function marksOf(line: string): string {
  return /^(?:[ \t>]|(?:[-*+]|\d{1,9}[.)])(?=[ \t]|$))*/.exec(line)?.[0] ?? '';
}

/** Where a long line is cut: at a word before which no mark is open, or else wherever it may be. */
function placeInLine(text: string, opening: string): number {
  const half = longestRest / 2;
  const words = [...text.slice(half, longestRest).matchAll(/[ \n](?=\p{L})/gu)].map(
    ({ index }) => half + index + 1,
  );
  const step = Math.ceil(words.length / mostTries);
  const places = words.filter((_, index) => index % step === 0);
  const isClosed = (at: number) => {
    const { content = '' } =
      parseBlocks(opening + text.slice(0, at)).findLast(({ type }) => type === 'inline') ?? {};
    return closeMarks(content) === content;
  };
  const isPair = /[\uD800-\uDBFF]/.test(text.charAt(longestRest - 1));
  return places.find(isClosed) ?? places.at(-1) ?? (isPair ? longestRest - 1 : longestRest);
}
