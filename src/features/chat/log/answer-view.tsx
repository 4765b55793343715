import { RotateCw } from 'lucide-react';
import { useContext } from 'react';
import { chatWords } from '#content/words/chat.ts';
import { chatFailureText, disablesModel } from '#features/chat/conversation/chat-failure-text.ts';
import type { Exchange } from '#features/chat/conversation/chat-reducer.ts';
import { ConversationContext, useChat, useUnasked } from '#features/chat/conversation/use-chat.ts';
import { Reply } from '#features/chat/reply/reply.tsx';
import { carryText } from '#lib/carried-text.ts';
import { bubbleWidth } from './bubble-width.ts';
import { CopyAnswer } from './copy-answer.tsx';
import { ResultList, SiteAnswerView } from './site-answer-view.tsx';
import { StarterList } from './starters.tsx';
import { TransientButton } from './transient-button.tsx';
import { TypingDots } from './typing-dots.tsx';

/** The bot's message below a question: an answer in any state, or an error. */
export function AnswerView({ exchange: { id, question, answer } }: { exchange: Exchange }) {
  const { site, focusLog } = useChat();
  const { retry } = useContext(ConversationContext);
  const unasked = useUnasked(id);
  const { status, text } = answer;
  const { length } = text;
  const fromSite = 'fromSite' in answer ? answer.fromSite : undefined;
  const failure = status === 'failed' ? chatFailureText(answer.failure) : undefined;
  const isLast = status === 'failed' && fromSite && disablesModel(answer.failure.reason);
  const needsReload = status === 'failed' && answer.failure.reason === 'chunk-load';
  const isAwaited = status === 'awaited';
  const width = length === 0 && isAwaited ? '' : bubbleWidth(length + (failure?.length ?? 0));
  const isClosed = fromSite && ['serious', 'none'].includes(fromSite.outcome);

  return (
    <>
      <div className="bot-message">
        <div className={`bubble bubble-bot ${width}`} aria-busy={isAwaited}>
          <span className="sr-only">{site.botName}: </span>
          {isAwaited && length === 0 && <TypingDots />}
          {length > 0 && !(fromSite && status === 'complete') && (
            <div key={isAwaited ? 'arriving' : doneKey()} translate={isAwaited ? 'no' : undefined}>
              <Reply markdown={text} isWhole={status === 'complete'} />
            </div>
          )}
          {status === 'complete' && !fromSite && <ResultList ids={linkedProjects(text)} />}
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
          {failure && fromSite && !isLast && (
            <p lang={chatWords.lang} className="chat-note">
              {chatWords.fromSite}
            </p>
          )}
          {fromSite && <SiteAnswerView answer={fromSite} question={question} />}
          {((failure && !isLast) || status === 'stopped') && (
            <TransientButton
              lang={chatWords.lang}
              className="chat-action"
              onClick={needsReload ? reload : () => retry(id, site)}
              focusLog={focusLog}
            >
              <RotateCw size={16} aria-hidden />
              {chatWords.retry}
            </TransientButton>
          )}
        </div>
        {!isAwaited && length > 0 && <CopyAnswer text={text} />}
      </div>
      {status === 'complete' && !isClosed && unasked.length > 0 && <StarterList questions={unasked} />}
    </>
  );
}

/** A browser does not request a failed chunk again before the page is loaded again. */
function reload(): void {
  carryText();
  location.reload();
}

/** Browser translators translate only new elements, so a finished answer in a translated page is rendered again. */
function doneKey(): 'arriving' | 'translated' {
  // A translator wraps text in `<font>`, which this site never uses.
  return document.querySelector('font') ? 'translated' : 'arriving';
}

/** The ids of up to three projects that a reply links to, such as `mobile/3`. */
function linkedProjects(markdown: string): string[] {
  const links = markdown.matchAll(/\]\([^()\s]*?\/((?:website|mobile)\/[^()\s/#?]+)\/?\)/g);
  return [...new Set(Array.from(links, ([, id = '']) => id))].slice(0, 3);
}
