import { RotateCw } from 'lucide-react';
import { useContext } from 'react';
import { chatWords } from '#content/words-chat.ts';
import type { Knowledge } from '#features/chat/knowledge.ts';
import { Reply } from '#features/chat/reply/reply.tsx';
import { bubbleWidth } from './bubble-width.ts';
import { chatFailureText, disablesModel } from './chat-failure-text.ts';
import type { Exchange } from './chat-reducer.ts';
import { CopyAnswer } from './copy-answer.tsx';
import { GuideView } from './guide-view.tsx';
import { TransientButton } from './transient-button.tsx';
import { TypingDots } from './typing-dots.tsx';
import { ConversationContext } from './use-chat.ts';

type Props = {
  exchange: Exchange;
  knowledge: Knowledge;
  botName: string;
  onPick: (question: string) => void;
  onWrite: ((text: string) => void) | undefined;
  focusLog: () => void;
};

/** The bot's message below a question: an answer in any state, or an error. */
export function AnswerView({ exchange, knowledge, botName, onPick, onWrite, focusLog }: Props) {
  const { id, question, answer } = exchange;
  const { retry } = useContext(ConversationContext);
  const { status, text } = answer;
  const { length } = text;
  const guide = 'guide' in answer ? answer.guide : undefined;
  const failure = status === 'failed' ? chatFailureText(answer.failure) : undefined;
  const isLast = status === 'failed' && guide && disablesModel(answer.failure.reason);
  const isAwaited = status === 'awaited';
  const width = length === 0 && isAwaited ? '' : bubbleWidth(length + (failure?.length ?? 0));

  return (
    <div className="bot-message">
      <div className={`bubble bubble-bot ${width}`} aria-busy={isAwaited}>
        <span className="sr-only">{botName}: </span>
        {isAwaited && length === 0 && <TypingDots />}
        {length > 0 && !(guide && status === 'complete') && (
          <div key={isAwaited ? 'arriving' : doneKey()} translate={isAwaited ? 'no' : undefined}>
            <Reply markdown={text} isWhole={status === 'complete'} />
          </div>
        )}
        {failure && (
          <p lang={chatWords.lang} className="chat-failure">
            {failure}
          </p>
        )}
        {status === 'stopped' && (
          <p lang={chatWords.lang} className="chat-note">
            {chatWords.stopped}
          </p>
        )}
        {failure && guide && !isLast && (
          <p lang={chatWords.lang} className="chat-note">
            {chatWords.fromSite}
          </p>
        )}
        {guide && <GuideView answer={guide} onPick={onPick} onAsk={onWrite && (() => onWrite(question))} />}
        {((failure && !isLast) || status === 'stopped') && (
          <TransientButton
            lang={chatWords.lang}
            className="chat-action"
            onClick={() => retry(id, knowledge)}
            focusLog={focusLog}
          >
            <RotateCw size={16} aria-hidden />
            {chatWords.retry}
          </TransientButton>
        )}
      </div>
      {!isAwaited && length > 0 && <CopyAnswer text={text} />}
    </div>
  );
}

/** Browser translators translate only new elements, so a finished answer in a translated page is rendered again. */
function doneKey(): 'arriving' | 'translated' {
  // A translator wraps text in `<font>`, which this site never uses.
  return document.querySelector('font') ? 'translated' : 'arriving';
}
