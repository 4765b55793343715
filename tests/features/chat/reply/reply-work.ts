import createParser from 'markdown-it';
import { loadMarkdown } from '#features/chat/reply/markdown-parser.ts';
import { appendReply, emptyReply, replyTrees } from '#features/chat/reply/reply-text.ts';

export type Question = { text: string; piece: number };

/** Characters that were parsed, in all and at most at once, for each character of the text; the time is the processor's, in ms. */
export type Work = { parsed: number; most: number; time: number };

/** Characters between two frames. */
const frame = 120;

let parsed = 0;
let most = 0;

const { block, inline } = createParser();
for (const prototype of [Object.getPrototypeOf(block), Object.getPrototypeOf(inline)]) {
  const { parse } = prototype;
  prototype.parse = function (text: string, ...rest: unknown[]) {
    parsed += text.length;
    most = Math.max(most, text.length);
    return parse.call(this, text, ...rest);
  };
}

await loadMarkdown();
process.on('message', (question: Question) => process.send?.(workOf(question)));
process.send?.('ready');

/** Takes a text in pieces, and shows it as often as the page would, at its end as well. */
function workOf({ text, piece }: Question): Work {
  parsed = 0;
  most = 0;
  const start = process.cpuUsage();
  let reply = emptyReply;
  let shown = 0;
  for (let at = 0; at < text.length; at += piece) {
    reply = appendReply(reply, text.slice(at, at + piece));
    if (reply.markdown.length - shown < frame) continue;
    shown = reply.markdown.length;
    replyTrees(reply, true);
  }
  replyTrees(reply, true);
  replyTrees(reply, false);
  return { parsed, most, time: process.cpuUsage(start).user / 1_000 };
}
