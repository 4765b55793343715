import { arrivingBlocks } from './arriving-blocks.ts';
import { cutRest, type Rest } from './cut-rest.ts';
import { parseBlocks } from './markdown-parser.ts';
import { joinTrees, type Parent, treeOf } from './markdown-tree.ts';

/** A reply as it arrives. */
export type ReplyText = {
  /** As the model wrote it, byte for byte. */
  markdown: string;
  /** What nothing to come can change. */
  done: readonly Parent[];
  /** What is left: parsed anew with each piece, and never more than a few thousand characters. */
  rest: Rest;
};

export const emptyReply: ReplyText = { markdown: '', done: [], rest: { text: '', opening: '', depth: 0 } };

/** Characters after which a look is taken for something that is finished. */
const stride = 500;

/** The reply with what came next. Takes as long as the new text is, not as long as the reply or a block of it. */
export function appendReply(reply: ReplyText, text: string): ReplyText {
  // The second half of a line break may come in a piece of its own.
  const news = reply.markdown.endsWith('\r') && text.startsWith('\n') ? text.slice(1) : text;
  const lines = news.replace(/\r\n?/g, '\n').replaceAll('\0', '\uFFFD');
  let { done, rest } = reply;
  for (let at = 0; at < lines.length; at += stride) {
    const before = rest.text.length;
    rest = { ...rest, text: rest.text + lines.slice(at, at + stride) };
    if (Math.floor(before / stride) === Math.floor(rest.text.length / stride)) continue;
    for (let cut = cutRest(rest); cut; cut = cutRest(rest)) {
      done = joinTrees(done, treeOf(parseBlocks(rest.opening + cut.finished), rest.opening), rest.depth);
      rest = cut.rest;
    }
  }
  return { markdown: reply.markdown + text, done, rest };
}

/**
 * All of the reply, as groups of blocks.
 *
 * @param isArriving whether more is to come: then what is half written is not shown as raw marks
 */
export function replyTrees({ done, rest }: ReplyText, isArriving: boolean): readonly Parent[] {
  const source = rest.opening + rest.text;
  const tokens = isArriving ? arrivingBlocks(source) : parseBlocks(source);
  return joinTrees(done, treeOf(tokens, rest.opening), rest.depth);
}
