import type { Token } from 'markdown-it';
import { closeMarks, parseBlocks, parseInline } from './markdown-parser.ts';

/** The blocks of a text that is being written: what is open is closed or left out, so that no raw marks flicker. */
export function arrivingBlocks(source: string): Token[] {
  const start = source.lastIndexOf('\n') + 1;
  const line = source.slice(start);
  const blocks = parseBlocks(
    opening.test(line.slice(marksOf(line).length).trim()) ? source.slice(0, start) : source,
  );
  // Not the cells that a row of a table has not reached yet.
  const last = blocks.findLast(
    ({ nesting, type, content }) => nesting === 0 && (type !== 'inline' || content),
  );
  if (last?.type === 'inline') last.content = withMarksClosed(last.content);
  return blocks;
}

/** The marks of the quotes and list items that a line begins with. */
export function marksOf(line: string): string {
  return /^(?:[ \t>]|(?:[-*+]|\d{1,9}[.)])(?=[ \t]|$))*/.exec(line)?.[0] ?? '';
}

/** Nothing but what a fence, heading, list item, rule, underline or table may begin with. */
const opening = /^(?:`{3,}[^`]*|`{1,2}|~{3,}[^~]*|#{1,6}|\d{1,9}[.)]?|[-*_+=|:~\s]*)$/;

/** Rows are a table once the line under the first is complete. */
const tableHead = /(?:^|\n)\|[^\n]*(?:\n[|: \t-]*)?$/;

function withMarksClosed(content: string): string {
  // Nobody knows yet what a mark, link or entity will be that has just begun.
  const begun = /<(?=[a-z][a-z\d+.-]*(?::[^\s<>]*)?$)|!?\[$|&[#\w]{0,31}$/i;
  const text = content.replace(tableHead, '').replace(begun, '');
  let end = text.length;
  while ('*_~`]\\<'.includes(text.charAt(end - 1) || ' ')) end--;
  const written = text.slice(0, end);
  const closed = closeMarks(written);
  // What was no mark in the end needed no closing.
  const last = parseInline(closed).at(-1);
  const added = closed.startsWith(written) ? closed.slice(written.length) : '';
  return added && last?.type === 'text' && last.content.endsWith(added) ? written : closed;
}
