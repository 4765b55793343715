import { RotateCw } from 'lucide-react';
import { memo, useContext, useEffect, useState } from 'react';
import { chatWords } from '#content/words/chat.ts';
import { chatFailureText, disablesModel } from '#features/chat/conversation/answer-text.ts';
import type { Exchange } from '#features/chat/conversation/chat-reducer.ts';
import { ConversationContext, useChat, useConversation } from '#features/chat/conversation/use-chat.ts';
import { Reply } from '#features/chat/reply/reply.tsx';
import { withoutBidiOverrides } from '#features/chat/reply/without-bidi-overrides.ts';
import { carryText } from '#lib/carried-text.ts';
import { CopyAnswer } from './copy-answer.tsx';
import { ResultList, SiteAnswerView } from './site-answer-view.tsx';
import { Suggestions } from './starters.tsx';
import { TransientButton } from './transient-button.tsx';

export const ExchangeView = memo(function ExchangeView({ id }: { id: number }) {
  const exchange = useConversation((all) => all[id]);
  if (!exchange) return null;
  const { question } = exchange;
  return (
    <div className="chat-exchange">
      <div className={`bubble bubble-user ${bubbleWidth(question.length)}`}>
        <span className="sr-only" lang={chatWords.lang}>
          {chatWords.you}:{' '}
        </span>
        <p className="chat-question" dir="auto">
          {withoutBidiOverrides(question)}
        </p>
      </div>
      <AnswerView exchange={exchange} />
    </div>
  );
});

function bubbleWidth(length: number): string {
  return length < 50 ? 'bubble-short' : 'bubble-long';
}

function AnswerView({ exchange: { id, question, answer } }: { exchange: Exchange }) {
  const { site } = useChat();
  const { retry } = useContext(ConversationContext);
  const { status, text } = answer;
  const { length } = text;
  const fromSite = 'fromSite' in answer ? answer.fromSite : undefined;
  const failure = status === 'failed' ? chatFailureText(answer.failure) : undefined;
  const note = status === 'stopped' ? chatWords.stopped : failure;
  const isLast = status === 'failed' && fromSite && disablesModel(answer.failure.reason);
  const canRetry = note && !isLast;
  const needsReload = status === 'failed' && answer.failure.reason === 'chunk-load';
  const isAwaited = status === 'awaited';
  const isTranslated = useIsTranslated(!isAwaited);
  const width = length === 0 && isAwaited ? '' : bubbleWidth(length + (failure?.length ?? 0));
  const isClosed = fromSite && ['serious', 'none'].includes(fromSite.outcome);

  return (
    <>
      <div className="bot-message">
        <div className={`bubble bubble-bot ${width}`} aria-busy={isAwaited}>
          <span className="sr-only">{site.botName}: </span>
          {isAwaited && length === 0 && <TypingDots />}
          {length > 0 && !(fromSite && status === 'complete') && (
            <div key={String(isTranslated)} translate={isAwaited ? 'no' : undefined}>
              <Reply markdown={text} isWhole={status === 'complete'} />
            </div>
          )}
          {status === 'complete' && !fromSite && <ResultList ids={linkedProjects(text)} />}
          {note && (
            <p lang={chatWords.lang} className={failure ? 'chat-failure' : 'chat-note'}>
              {note}
            </p>
          )}
          {canRetry && fromSite && (
            <p lang={chatWords.lang} className="chat-note">
              {chatWords.fromSite}
            </p>
          )}
          {fromSite && <SiteAnswerView answer={fromSite} question={question} />}
          {canRetry && (
            <TransientButton
              lang={chatWords.lang}
              className="chat-action"
              onClick={needsReload ? reload : () => retry(id, site)}
            >
              <RotateCw size={16} aria-hidden />
              {chatWords.retry}
            </TransientButton>
          )}
        </div>
        {!isAwaited && length > 0 && <CopyAnswer text={text} />}
      </div>
      {status === 'complete' && !isClosed && <Suggestions id={id} />}
    </>
  );
}

/** Browser translators wrap text in `<font>`, and translate only new elements. */
function useIsTranslated(isDone: boolean): boolean {
  const [isTranslated, setIsTranslated] = useState(false);
  useEffect(() => setIsTranslated(isDone && document.querySelector('font') !== null), [isDone]);
  return isTranslated;
}

function TypingDots() {
  return (
    <span className="typing-dots">
      <span className="sr-only" lang={chatWords.lang}>
        {chatWords.isWriting}
      </span>
      {[1, 2, 3].map((petal) => (
        <svg key={petal} width="9" height="18" viewBox="0 0 9 18" aria-hidden="true">
          <path d="M4.5 0C10.5 5 10.5 13 4.5 18C-1.5 13 -1.5 5 4.5 0z" fill="currentColor" />
        </svg>
      ))}
    </span>
  );
}

/** A browser does not request a failed chunk again. */
function reload(): void {
  carryText();
  location.reload();
}

function linkedProjects(markdown: string): string[] {
  const links = markdown.matchAll(/\]\([^()\s]*?\/((?:website|mobile)\/[^()\s/#?]+)\/?\)/g);
  return [...new Set(Array.from(links, ([, id = '']) => id))].slice(0, 3);
}
