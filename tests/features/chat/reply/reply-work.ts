import createParser from 'markdown-it';
import { loadMarkdown, parseInline } from '#features/chat/reply/markdown-parser.ts';
import type { MarkdownNode } from '#features/chat/reply/markdown-tree.ts';
import { appendReply, emptyReply, replyTree, shownRest } from '#features/chat/reply/reply-text.ts';

export type Question = { text: string; piece: number };

/** The number of characters parsed and the CPU time in ms. */
export type Work = { parsed: number; time: number };

/** Characters between two frames. */
const frame = 120;

let parsed = 0;

const { block, inline } = createParser();
for (const prototype of [Object.getPrototypeOf(block), Object.getPrototypeOf(inline)]) {
  const { parse } = prototype;
  prototype.parse = function (text: string, ...rest: unknown[]) {
    parsed += text.length;
    return parse.call(this, text, ...rest);
  };
}

await loadMarkdown();
process.on('message', (question: Question) => process.send?.(workOf(question)));
process.send?.('ready');

/** Adds a text in pieces and parses it as often as the page does, including once at the end. */
function workOf({ text, piece }: Question): Work {
  parsed = 0;
  const start = process.cpuUsage();
  const draw = drawing();
  let reply = emptyReply;
  let drawn = 0;
  for (let at = 0; at < text.length; at += piece) {
    reply = appendReply(reply, text.slice(at, at + piece));
    if (reply.markdown.length - drawn < frame) continue;
    drawn = reply.markdown.length;
    draw(reply, true);
  }
  draw(reply, true);
  draw(reply, false);
  return { parsed, time: process.cpuUsage(start).user / 1_000 };
}

/** Like `Reply` and its memos, parses an unchanged rest and unchanged inline text only once. */
function drawing() {
  const seen = new Set<MarkdownNode>();
  let before = '';
  return (reply: typeof emptyReply, isArriving: boolean) => {
    const shown = shownRest(reply, isArriving);
    if (isArriving && shown === before) return;
    before = shown;
    const nodes = [replyTree(reply.done, reply.opening, shown, isArriving)];
    for (const node of nodes) {
      if (seen.has(node)) continue;
      seen.add(node);
      if (node.token?.type === 'inline') parseInline(node.token.content);
      nodes.push(...node.children);
    }
  };
}
