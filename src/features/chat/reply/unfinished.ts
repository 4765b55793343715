import type { Token } from 'markdown-it';
import { closeMarks, parseBlocks, parseInline } from './markdown.ts';

export function unfinishedBlocks(source: string): Token[] {
  const start = source.lastIndexOf('\n') + 1;
  const line = source.slice(start).replace(markers, '').trim();
  const blocks = parseBlocks(opening.test(line) ? source.slice(0, start) : source);
  // Skips the empty cells that a table row has not reached yet.
  const last = blocks.findLast(
    ({ nesting, type, content }) => nesting === 0 && (type !== 'inline' || content),
  );
  if (last?.type === 'inline') {
    last.content = withMarksClosed(last.content);
    last.meta = { isCut: true };
  }
  return blocks;
}

const markers = /^(?:[ \t>]|(?:[-*+]|\d{1,9}[.)])(?=[ \t]|$))*/;

/** A line that may still become a fence, heading, list item, rule, underline or table. */
const opening = /^(?:`{3,}[^`]*|`{1,2}|~{3,}[^~]*|#{1,6}|\d{1,9}[.)]?|[-*_+=|:~\s]*)$/;

/** Rows become a table only when the delimiter line is complete. */
const tableHead = /(?:^|\n)\|[^\n]*(?:\n[|: \t-]*)?$/;

/** A tag, link or entity that has only just begun. */
const begun = /<br?\s{0,9}\/?$|<(?=[a-z][a-z\d+.-]*(?::[^\s<>]*)?$)|!?\[$|&[#\w]{0,31}$/i;

function withMarksClosed(content: string): string {
  const text = content.replace(tableHead, '').replace(begun, '');
  let end = text.length;
  while ('*_~`]\\<'.includes(text.charAt(end - 1) || ' ')) end--;
  const written = text.slice(0, end);
  const closed = closeMarks(written);
  const added = closed.startsWith(written) ? closed.slice(written.length) : '';
  if (!added) return closed;
  // If the added marks are shown as text, there was nothing to close.
  const last = parseInline({ content: closed, meta: null }).at(-1);
  return last?.type === 'text' && last.content.endsWith(added) ? written : closed;
}

/** The tokens without a link around a bare URL at their end, which may go on. */
export function withoutHalfUrl(tokens: readonly Token[]): Token[] {
  const end = tokens.findLastIndex(({ content }) => content) + 1;
  const isUrl = tokens[end]?.markup === 'linkify';
  return isUrl ? tokens.filter((_, place) => place !== end && place !== end - 2) : [...tokens];
}
