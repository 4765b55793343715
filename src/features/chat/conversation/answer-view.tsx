import { RotateCw } from 'lucide-react';
import { localAnswer } from '#features/chat/answers/local-answer.ts';
import type { Knowledge } from '#features/chat/knowledge.ts';
import { Reply } from '#features/chat/reply/reply.tsx';
import { appendReply, emptyReply, replyMarkdown } from '#features/chat/reply/reply-text.ts';
import { bubbleWidth } from './bubble-width.ts';
import type { Exchange } from './chat-reducer.ts';
import { retry } from './conversation.ts';
import { CopyButton } from './copy-button.tsx';
import { failureText, offersLocalAnswer } from './failure-text.ts';
import { PassingButton } from './passing-button.tsx';
import { TypingDots } from './typing-dots.tsx';

type Props = { exchange: Exchange; knowledge: Knowledge; botName: string; focusLog: () => void };

/** The one message of the bot that answers a question, whatever becomes of it. */
export function AnswerView({ exchange: { id, question, answer }, knowledge, botName, focusLog }: Props) {
  const { status, text } = answer;
  const failure = status === 'failed' ? `Error: ${failureText(answer.failure)}` : undefined;
  const isAwaited = status === 'awaited';
  const isLocal = status === 'failed' && offersLocalAnswer(answer.failure.reason);
  const width = text.length === 0 && isAwaited ? '' : bubbleWidth(text.length + (failure?.length ?? 0));

  return (
    <div className="bot-message">
      <div className={`bubble bubble-bot ${width}`} dir="auto" aria-busy={isAwaited}>
        <span className="sr-only">{botName}: </span>
        {isAwaited && text.length === 0 && <TypingDots />}
        {text.length > 0 && <Reply text={text} isArriving={isAwaited} />}
        {failure && (
          <p lang="en" className="chat-failure">
            {failure}
          </p>
        )}
        {status === 'stopped' && (
          <p lang="en" className="chat-note">
            Stopped.
          </p>
        )}
        {isLocal && <LocalAnswer question={question} knowledge={knowledge} />}
        {(failure || status === 'stopped') && (
          <PassingButton
            lang="en"
            className="chat-action"
            onClick={() => retry(id, knowledge)}
            focusLog={focusLog}
          >
            <RotateCw size={16} aria-hidden />
            Retry
          </PassingButton>
        )}
      </div>
      {status === 'complete' && <CopyButton text={() => replyMarkdown(text)} />}
    </div>
  );
}

function LocalAnswer({ question, knowledge }: { question: string; knowledge: Knowledge }) {
  const text = appendReply(emptyReply, localAnswer(question, knowledge));
  return (
    <>
      <p lang="en" className="chat-note">
        Meanwhile, from what this site says:
      </p>
      <Reply text={text} isArriving={false} />
    </>
  );
}
