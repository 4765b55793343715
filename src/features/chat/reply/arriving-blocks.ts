import type { Token } from 'markdown-it';
import { marksOf } from './cut-rest.ts';
import { closeMarks, parseBlocks, parseInline } from './markdown-parser.ts';

/** The blocks of a text that is being written: what is open is closed or left out, so that no raw marks flicker. */
export function arrivingBlocks(source: string): Token[] {
  const start = source.lastIndexOf('\n') + 1;
  const line = source.slice(start);
  const blocks = parseBlocks(source);
  const lines = source.split('\n').length;
  const { type, map } = blocks.findLast(isLeaf) ?? {};
  const isInCode = type !== 'inline' && map && map[0] < lines - 1 && map[1] >= lines;
  const isOpening = isInCode ? /^[\s>]*(?:`+|~+)$/ : opening;
  const written = isInCode ? line : line.slice(marksOf(line).length).trim();
  return withLastClosed(isOpening.test(written) ? parseBlocks(source.slice(0, start)) : blocks);
}

/** Nothing but what a fence, heading, list item, rule, underline or table may begin with. */
const opening = /^(?:`{3,}[^`]*|`{1,2}|~{3,}[^~]*|#{1,6}|\d{1,9}[.)]?|[-*_+=|:~\s]*)$/;

/** Not the cells that a row of a table has not reached yet. */
function isLeaf({ nesting, type, content }: Token): boolean {
  return nesting === 0 && (type !== 'inline' || content !== '');
}

function withLastClosed(blocks: Token[]): Token[] {
  const last = blocks.findLast(isLeaf);
  if (last?.type !== 'inline') return blocks;
  const written = withoutLastMarks(last.content.replace(tableHead, ''));
  const closed = closeMarks(written);
  last.content = closed;
  last.children = parseInline(closed);
  // What was no mark in the end needed no closing.
  const end = last.children.at(-1);
  const added = closed.startsWith(written) ? closed.slice(written.length) : '';
  if (added && end?.type === 'text' && end.content.endsWith(added)) {
    end.content = end.content.slice(0, -added.length);
  }
  return blocks;
}

/** Rows are a table once the line under the first is complete. */
const tableHead = /(?:^|\n)\|[^\n]*(?:\n[|: \t-]*)?$/;

/** Without marks, links or entities that have just begun: nobody knows yet what they will be. */
function withoutLastMarks(text: string): string {
  const begun = text.replace(/<(?=[a-z][a-z\d+.-]*(?::[^\s<>]*)?$)|!?\[$|&[#\w]{0,31}$/i, '');
  let end = begun.length;
  while ('*_~`]\\<'.includes(begun.charAt(end - 1) || ' ')) end--;
  return begun.slice(0, end);
}
