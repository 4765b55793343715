import { Mail, RotateCw } from 'lucide-react';
import { memo, useEffect, useState } from 'react';
import { chatWords } from '#content/words/chat.ts';
import type { SiteAnswer } from '#features/search/answers.ts';
import { misleading } from '#lib/clean-text.ts';
import { useStore } from '#lib/create-store.ts';
import { reloadWithText } from '#lib/kept-text.ts';
import { Button } from '#ui/button.tsx';
import { answerCode } from './answer-code.ts';
import { botName, chatFailureText } from './answer-text.ts';
import { useChat } from './chat-context.ts';
import { CopyAnswer } from './copy-answer.tsx';
import { disablesModel, type Exchange, shownIn } from './exchange.ts';

export const ExchangeView = memo(function ExchangeView({ exchange }: { exchange: Exchange }) {
  const { question } = exchange;
  return (
    <div className={exchangeClass}>
      <div
        className={`${bubbleClass(question.length)} justify-self-end rounded-ee-code bg-primary text-paper`}
      >
        <span className="sr-only" lang={chatWords.lang}>
          {chatWords.you}:{' '}
        </span>
        <p className="whitespace-pre-wrap [unicode-bidi:plaintext]" dir="auto">
          {question.replace(misleading, '')}
        </p>
      </div>
      <AnswerView exchange={exchange} />
    </div>
  );
});

/**
 * The padding leaves room for focus outlines, which `content-visibility` cuts off; the height, to scroll the newest question
 * to the top.
 */
const exchangeClass =
  'group/exchange grid grid-cols-[minmax(0,1fr)] gap-3 py-1.5 [contain-intrinsic-size:auto_200px] [content-visibility:auto] last:min-h-[calc(100cqb-1.5rem)] last:content-start';

/** On a phone, 40 % would break words. Only the newest message moves, not a conversation that is shown again. */
function bubbleClass(length: number): string {
  const width = length < 50 ? 'max-sm:min-w-2/5 max-sm:max-w-4/5 sm:w-2/5' : 'w-4/5';
  return `group-last/exchange:moving:transition group-last/exchange:moving:starting:translate-y-2 group-last/exchange:moving:starting:opacity-0 rounded-card px-4.5 py-3 leading-normal wrap-anywhere narrow:w-full narrow:max-w-none narrow:px-3 forced-colors:border ${width}`;
}

function AnswerView({ exchange }: { exchange: Exchange }) {
  const { conversation, keepFocus } = useChat();
  const { status, text, fromSite, failure } = exchange.answer;
  const error = failure && chatFailureText(failure);
  const canRetry = failure
    ? !disablesModel(failure.reason) && failure.reason !== 'blocked'
    : status === 'stopped';
  const isAwaited = status === 'awaited';
  const isTranslated = useIsTranslated(!isAwaited);

  return (
    <div className="flex items-end gap-1 narrow:flex-wrap">
      <div
        className={`${bubbleClass(text.length + (error?.length ?? 0))} grid grid-cols-[minmax(0,1fr)] gap-2 rounded-es-code border border-line bg-raised`}
        aria-busy={isAwaited}
      >
        <span className="sr-only">{botName}: </span>
        {isAwaited && !text && <TypingDots />}
        {text && !(fromSite && status === 'complete') && (
          <div key={String(isTranslated)} translate={isAwaited ? 'no' : undefined}>
            <ReplyView markdown={text} isWhole={status === 'complete'} />
          </div>
        )}
        {status === 'complete' && !fromSite && <ResultList ids={shownIn(exchange.answer).slice(0, 3)} />}
        {error && (
          <p lang={chatWords.lang} className="font-semibold text-danger">
            {error}
          </p>
        )}
        {(status === 'stopped' || (canRetry && fromSite)) && (
          <p lang={chatWords.lang} className="text-sm text-muted">
            {fromSite ? chatWords.fromSite : chatWords.stopped}
          </p>
        )}
        {fromSite && <SiteAnswerView answer={fromSite} question={exchange.question} />}
        {canRetry && (
          <Button
            ref={keepFocus}
            look="quiet"
            size="small"
            lang={chatWords.lang}
            icon={<RotateCw size={16} />}
            className="justify-self-start"
            // A browser does not request a failed chunk again.
            onClick={failure?.reason === 'chunk-load' ? reloadWithText : () => conversation.retry(exchange)}
          >
            {chatWords.retry}
          </Button>
        )}
      </div>
      {!isAwaited && text && !fromSite?.isSerious && <CopyAnswer text={text} />}
    </div>
  );
}

/** Until the code for replies has loaded after the page has changed, the source. */
function ReplyView(props: { markdown: string; isWhole: boolean }) {
  const code = useStore(answerCode);
  return code ? <code.Reply {...props} /> : <p className="whitespace-pre-wrap">{props.markdown}</p>;
}

function SiteAnswerView({ answer, question }: { answer: SiteAnswer; question: string }) {
  const { text, lang, results, isWhole, isSerious, ask } = answer;
  const { onWrite } = useChat();
  return (
    <div lang={lang} className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <ReplyView markdown={text} isWhole />
      <ResultList ids={results} lang={lang} />
      {!isWhole && !isSerious && ask && onWrite && (
        <Button
          look="soft"
          size="small"
          icon={<Mail size={18} />}
          className="justify-self-start text-start"
          onClick={() => onWrite(question)}
        >
          {ask}
        </Button>
      )}
    </div>
  );
}

function ResultList({ ids, lang }: { ids: readonly string[]; lang?: string }) {
  const { askPressed } = useChat();
  const code = useStore(answerCode);
  if (ids.length === 0 || !code) return null;
  return (
    <ul className="-mx-2">
      <code.Results ids={ids} lang={lang} onAsk={askPressed} />
    </ul>
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
    <span className="flex gap-[7px] py-1 text-accent">
      <span className="sr-only" lang={chatWords.lang}>
        {chatWords.isWriting}
      </span>
      {[0, 1, 2].map((petal) => (
        <svg
          key={petal}
          className="opacity-40 moving:animate-[petal_1.2s_var(--ease-site)_infinite]"
          style={{ animationDelay: `${petal * 0.16}s` }}
          width="9"
          height="18"
          viewBox="0 0 9 18"
          aria-hidden="true"
        >
          <path d="M4.5 0C10.5 5 10.5 13 4.5 18C-1.5 13 -1.5 5 4.5 0z" fill="currentColor" />
        </svg>
      ))}
    </span>
  );
}
