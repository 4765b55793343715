import { hideOpenSyntax } from './hide-open-syntax.ts';
import { MarkdownBlock } from './markdown-block.tsx';
import type { ReplyText } from './reply-text.ts';
import './reply.css';

type Props = {
  text: ReplyText;
  /** Whether more is to come: then what is half written is not shown as raw marks. */
  isArriving: boolean;
};

/** What the bot says. Blocks that are complete keep their elements, and only the newest is rendered again. */
export function Reply({ text: { blocks, rest }, isArriving }: Props) {
  const newest = { id: blocks.length, markdown: isArriving ? hideOpenSyntax(rest) : rest };
  return (
    <div className="reply">
      {[...blocks, newest].map(({ id, markdown }) => (
        <MarkdownBlock key={id} markdown={markdown} />
      ))}
    </div>
  );
}
