import { closeMarks } from './close-marks.ts';
import { fenceAfter } from './markdown-fence.ts';

/**
 * Makes the newest block of an answer presentable while it is being written: what is open (`**bold`, `[link](https://exa`)
 * is closed or left out, so that no raw marks flicker.
 *
 * @param markdown the rest that `splitMarkdownBlocks` leaves
 */
export function hideOpenSyntax(markdown: string): string {
  const lastLine = markdown.lastIndexOf('\n') + 1;
  const complete = markdown.slice(0, lastLine);
  const incomplete = markdown.slice(lastLine);
  if (complete.split('\n').reduce((fence, line) => fenceAfter(line, fence), '')) {
    return /^\s*(?:`+|~+)$/.test(incomplete) ? complete : markdown;
  }
  const text = withoutOpenTable(openingOnly.test(incomplete) ? complete : markdown);
  const from = startOfSegment(text);
  return text.slice(0, from) + closeMarks(text.slice(from));
}

/** Nothing but the beginning of a fence, heading, list item, rule, underline, quote or table. */
const openingOnly = /^\s*(?:`{3,}[^`]*|``|~~|~{3,}[^~]*|#{1,6}|\d{1,3}[.)]?|[-*_+=>|:\s]+)\s*$/;

/** A table is one only when the line under its head is complete. */
function withoutOpenTable(text: string): string {
  const rows = /(?:^|\n)(\|[^\n]*(?:\n\|[^\n]*)*\n?)$/.exec(text);
  const isTable = rows?.[1] && /^\|[^\n]*\n\|?[\s:|]*-[\s:|-]*\n/.test(rows[1]);
  return rows && !isTable ? text.slice(0, rows.index) : text;
}

/** Where the paragraph, list item, heading or table cell at the end begins: inline marks do not reach beyond it. */
function startOfSegment(text: string): number {
  let segment = 0;
  let start = 0;
  let endsBefore = true;
  for (const line of text.split('\n')) {
    const opening = /^\s*(?:(?:[-*+]|\d{1,9}[.)]|#{1,6}|>)\s+)+|^\|(?:.*\|)?/.exec(line)?.[0];
    if (opening !== undefined) segment = start + opening.length;
    else if (endsBefore && line.trim()) segment = start;
    endsBefore = /^\s*(?:#{1,6}\s.*)?$/.test(line);
    start += line.length + 1;
  }
  return segment;
}
