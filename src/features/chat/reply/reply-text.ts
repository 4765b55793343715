import { arrivingBlocks, marksOf } from './arriving-blocks.ts';
import { parseBlocks } from './markdown-parser.ts';
import { appendTokens, type MarkdownNode } from './markdown-tree.ts';

/** A reply while it streams. */
export type ReplyText = {
  /** As the model wrote it, byte for byte. */
  markdown: string;
  /** Pieces that further text cannot change. */
  done: MarkdownNode;
  /** Lines that reopen the lists, quotes, table or code that continue in the rest. */
  opening: string;
  /** The text after that. */
  rest: string;
  /** Length of the rest when it was last checked for finished pieces. */
  checked: number;
};

export const emptyReply: ReplyText = {
  markdown: '',
  done: { children: [] },
  opening: '',
  rest: '',
  checked: 0,
};

/** New characters after which the rest is checked again; more in a long reply or with a long rest. */
const stride = 100;
/** Length from which a block is split between its rows, items or lines of code; it is still shown as one. */
const longBlock = 1_500;
/** Length from which a rest, such as an endless line, is shown only when it is checked. */
const longRest = 5_000;
/** Length of a reply from which the rest of a split table is shown the same way. */
const longTable = 10_000;

/** Appends text to a reply. The total work is linear in the length of the text, even for one long block. */
export function appendReply(reply: ReplyText, text: string): ReplyText {
  // The second half of a line break may arrive separately.
  const added = reply.markdown.endsWith('\r') && text.startsWith('\n') ? text.slice(1) : text;
  const rest = reply.rest + added.replace(/\r\n?/g, '\n');
  const next = { ...reply, markdown: reply.markdown + text, rest };
  const due = Math.max(stride, reply.checked / 10, reply.markdown.length / 200);
  if (rest.length - reply.checked < due) return next;
  return { ...next, checked: rest.length, ...withoutFinished(next) };
}

/** Moves everything before the last block with a complete line out of the rest; in a long block, before its last row, item or line. */
function withoutFinished({ done, opening, rest }: ReplyText) {
  const lines = (opening + rest).split('\n');
  const tokens = parseBlocks(opening + rest);
  const isLong = opening !== '' || rest.length >= longBlock;
  const last = tokens.findLast(
    ({ map, level }) => map && map[0] < lines.length - 1 && (isLong || level === 0),
  );
  const [start, end] = last?.map ?? [0, 0];
  const line = isLong && last?.type === 'fence' ? Math.min(end, lines.length) - 1 : start;
  const again = new Map<number, string>();
  for (const { type, map } of tokens) {
    if (!map || map[0] >= line || map[1] <= line || type === 'tbody_open') continue;
    const [first = '', second] = lines.slice(map[0], map[0] + 2);
    const marks = type === 'fence' ? first : marksOf(first).trimEnd();
    again.set(map[0], type === 'table_open' ? `${first}\n${second}` : marks);
  }
  const reopening = [...again.values(), ''].join('\n');
  // Deeper than any reply nests, or wider than any table.
  if (line < opening.split('\n').length || reopening.length > longBlock) return undefined;
  const finished = parseBlocks(`${lines.slice(0, line).join('\n')}\n`);
  const left = lines.slice(line).join('\n');
  return {
    done: appendTokens(done, opening, finished),
    opening: reopening,
    rest: left,
    checked: left.length,
  };
}

/** The part of the rest to show while the reply streams: of a long line or table, what was there at the last check. */
export function shownRest({ markdown, opening, rest, checked }: ReplyText, isArriving: boolean): string {
  // Each new row makes the browser lay out the entire table.
  const isLong = rest.length > longRest || (markdown.length > longTable && opening.includes('|'));
  return isArriving && isLong ? rest.slice(0, checked) : rest;
}

/**
 * The finished pieces and the shown part of the rest.
 *
 * @param isArriving whether the reply is still streaming, so that half-written Markdown is not shown as raw marks
 */
export function replyTree(done: MarkdownNode, opening: string, shown: string, isArriving: boolean) {
  return appendTokens(done, opening, (isArriving ? arrivingBlocks : parseBlocks)(opening + shown));
}
