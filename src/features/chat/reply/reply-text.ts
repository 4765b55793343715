import { arrivingBlocks, marksOf } from './arriving-blocks.ts';
import { parseBlocks } from './markdown-parser.ts';
import { grown, type MarkdownNode } from './markdown-tree.ts';

/** A reply as it arrives. */
export type ReplyText = {
  /** As the model wrote it, byte for byte. */
  markdown: string;
  /** What nothing to come can change. */
  done: MarkdownNode;
  /** Lines that open again the lists, quotes, table or code that go on in the rest. */
  opening: string;
  /** What comes after that, and how long it was when it was last looked at for what is finished. */
  rest: string;
  looked: number;
};

export const emptyReply: ReplyText = {
  markdown: '',
  done: { children: [] },
  opening: '',
  rest: '',
  looked: 0,
};

/** Characters after which a rest is looked at again: more in a long reply, and a tenth of a rest that is long. */
const stride = 100;
/** Characters from which on a block is cut between its rows, items or lines of code; it is still shown as one. */
const longBlock = 1_500;
/** Characters from which on a rest is shown when it is looked at, and not with each piece: a line without an end. */
const longRest = 5_000;
/** Characters of a reply from which on a table that was cut is shown the same way. */
const longTable = 10_000;

/** The reply with what came next. All pieces together take as long as the text is, also when it is one long block. */
export function appendReply(reply: ReplyText, text: string): ReplyText {
  // The second half of a line break may come in a piece of its own.
  const news = reply.markdown.endsWith('\r') && text.startsWith('\n') ? text.slice(1) : text;
  const rest = reply.rest + news.replace(/\r\n?/g, '\n');
  const next = { ...reply, markdown: reply.markdown + text, rest };
  const due = Math.max(stride, reply.looked / 10, reply.markdown.length / 200);
  if (rest.length - reply.looked < due) return next;
  return { ...next, looked: rest.length, ...withoutFinished(next) };
}

/** Takes from the rest all before the last block of which a line is complete; of a long block, its row, item or line. */
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
  // No reply nests so deep, and no table is so wide.
  if (line < opening.split('\n').length || reopening.length > longBlock) return undefined;
  const finished = parseBlocks(`${lines.slice(0, line).join('\n')}\n`);
  const left = lines.slice(line).join('\n');
  return { done: grown(done, opening, finished), opening: reopening, rest: left, looked: left.length };
}

/** What of the rest is shown while more is to come: of a long line or table what there was at the last look. */
export function shownRest({ markdown, opening, rest, looked }: ReplyText, isArriving: boolean): string {
  // A browser lays out a table whole for each row that comes.
  const isLong = rest.length > longRest || (markdown.length > longTable && opening.includes('|'));
  return isArriving && isLong ? rest.slice(0, looked) : rest;
}

/**
 * What is finished, and what is shown of the rest.
 *
 * @param isArriving whether more is to come: then what is half written is not shown as raw marks
 */
export function replyTree(done: MarkdownNode, opening: string, shown: string, isArriving: boolean) {
  return grown(done, opening, (isArriving ? arrivingBlocks : parseBlocks)(opening + shown));
}
