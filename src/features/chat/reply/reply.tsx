import { MarkdownView } from './markdown-view.tsx';
import { type ReplyText, replyTrees } from './reply-text.ts';
import './reply.css';

type Props = {
  text: ReplyText;
  /** Whether more is to come: then what is half written is not shown as raw marks. */
  isArriving: boolean;
};

/** What the bot says. What is finished keeps its elements, and only the newest of it is rendered again. */
export function Reply({ text, isArriving }: Props) {
  return (
    <div className="reply">
      {replyTrees(text, isArriving).map((group, place) => {
        const key = place;
        return (
          <div key={key} className="reply-part">
            <MarkdownView node={group} />
          </div>
        );
      })}
    </div>
  );
}
