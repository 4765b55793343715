import type { Token } from 'markdown-it';
import { closeMarks, parseBlocks, parseInline } from './markdown-parser.ts';
import type { InlineContext } from './markdown-rules.ts';

/** The blocks of a text that is still streaming: open marks are closed or omitted, so that no raw marks flicker. */
export function arrivingBlocks(source: string): Token[] {
  const start = source.lastIndexOf('\n') + 1;
  const line = source.slice(start);
  const blocks = parseBlocks(
    opening.test(line.slice(marksOf(line).length).trim()) ? source.slice(0, start) : source,
  );
  // Skips the empty cells that a table row has not reached yet.
  const last = blocks.findLast(
    ({ nesting, type, content }) => nesting === 0 && (type !== 'inline' || content),
  );
  if (last?.type === 'inline') {
    last.content = withMarksClosed(last.content);
    last.meta = { isArriving: true } satisfies InlineContext;
  }
  return blocks;
}

/** The quote and list markers at the start of a line. */
export function marksOf(line: string): string {
  return /^(?:[ \t>]|(?:[-*+]|\d{1,9}[.)])(?=[ \t]|$))*/.exec(line)?.[0] ?? '';
}

/** A line that may still become a fence, heading, list item, rule, underline or table. */
const opening = /^(?:`{3,}[^`]*|`{1,2}|~{3,}[^~]*|#{1,6}|\d{1,9}[.)]?|[-*_+=|:~\s]*)$/;

/** Rows become a table only when the delimiter line is complete. */
const tableHead = /(?:^|\n)\|[^\n]*(?:\n[|: \t-]*)?$/;

function withMarksClosed(content: string): string {
  // A mark, tag, link or entity that has only just begun.
  const begun = /<br?\s{0,9}\/?$|<(?=[a-z][a-z\d+.-]*(?::[^\s<>]*)?$)|!?\[$|&[#\w]{0,31}$/i;
  const text = content.replace(tableHead, '').replace(begun, '');
  let end = text.length;
  while ('*_~`]\\<'.includes(text.charAt(end - 1) || ' ')) end--;
  const written = text.slice(0, end);
  const closed = closeMarks(written);
  // If the added marks are shown as text, there was nothing to close.
  const last = parseInline(closed).at(-1);
  const added = closed.startsWith(written) ? closed.slice(written.length) : '';
  return added && last?.type === 'text' && last.content.endsWith(added) ? written : closed;
}
