import { useMemo } from 'react';
import { inGroups } from '#lib/in-groups.ts';
import { groupSize, MarkdownGroup } from './markdown-view.tsx';
import { type ReplyText, replyTree, shownRest } from './reply-text.ts';
import './reply.css';

type Props = {
  text: ReplyText;
  /** Whether more is to come: then what is half written is not shown as raw marks. */
  isArriving: boolean;
};

/** What the bot says. What is finished keeps its elements, and only the newest of it is rendered again. */
export function Reply({ text, isArriving }: Props) {
  const { done, opening } = text;
  const shown = shownRest(text, isArriving);
  const tree = useMemo(() => replyTree(done, opening, shown, isArriving), [done, opening, shown, isArriving]);
  return (
    <div className="reply">
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
