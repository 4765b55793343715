import { inGroups } from '#lib/in-groups.ts';
import { hideOpenSyntax } from './hide-open-syntax.ts';
import { MarkdownBlock } from './markdown-block.tsx';
import type { ReplyText } from './reply-text.ts';
import './reply.css';

type Props = {
  text: ReplyText;
  /** Whether more is to come: then what is half written is not shown as raw marks. */
  isArriving: boolean;
};

/** Blocks that are laid out and painted together, or not at all while they are far from what is seen. */
const partSize = 24;

/** What the bot says. Blocks that are complete keep their elements, and only the newest is rendered again. */
export function Reply({ text: { blocks, rest }, isArriving }: Props) {
  const newest = { id: blocks.length, markdown: isArriving ? hideOpenSyntax(rest) : rest };
  return (
    <div className="reply">
      {inGroups([...blocks, newest], partSize).map((part) => (
        <div key={part[0]?.id} className="reply-part">
          {part.map(({ id, markdown }) => (
            <MarkdownBlock key={id} markdown={markdown} />
          ))}
        </div>
      ))}
    </div>
  );
}
