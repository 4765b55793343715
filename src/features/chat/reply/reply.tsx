import { useMemo } from 'react';
import { inGroups } from '#lib/in-groups.ts';
import { groupSize, MarkdownGroup } from './markdown-view.tsx';
import { type ReplyText, replyTree, shownRest } from './reply-text.ts';
import './reply.css';

type Props = {
  text: ReplyText;
  /** Whether the reply is still streaming, so that half-written Markdown is not shown as raw marks. */
  isArriving: boolean;
};

/** A reply of the bot. Finished pieces keep their elements; only the newest ones render again. */
export function Reply({ text, isArriving }: Props) {
  const { done, opening } = text;
  const shown = shownRest(text, isArriving);
  const tree = useMemo(() => replyTree(done, opening, shown, isArriving), [done, opening, shown, isArriving]);
  return (
    <div className="reply" translate={isArriving ? 'no' : undefined}>
      {inGroups(tree.children, groupSize).map((nodes, place) => {
        const key = place;
        return (
          <div key={key} className="reply-part">
            <MarkdownGroup nodes={nodes} />
          </div>
        );
      })}
    </div>
  );
}
