import { splitMarkdownBlocks } from './split-markdown-blocks.ts';

/** The markdown of a reply, cut into blocks as it arrives. */
export type ReplyText = {
  /** Complete blocks, by their number. */
  blocks: readonly { id: number; markdown: string }[];
  /** The block that is being written. */
  rest: string;
  /** Characters so far. */
  length: number;
};

export const emptyReply: ReplyText = { blocks: [], rest: '', length: 0 };

/** The reply with what came next. Takes as long as the new text and its block are, not as long as the reply is. */
export function appendReply({ blocks, rest, length }: ReplyText, text: string): ReplyText {
  const split = splitMarkdownBlocks(rest + text);
  const complete = split.blocks.map((markdown, index) => ({ id: blocks.length + index, markdown }));
  return {
    blocks: complete.length > 0 ? [...blocks, ...complete] : blocks,
    rest: split.rest,
    length: length + text.length,
  };
}

/** The whole reply as the model wrote it. */
export function replyMarkdown({ blocks, rest }: ReplyText): string {
  return blocks.map(({ markdown }) => markdown).join('') + rest;
}
