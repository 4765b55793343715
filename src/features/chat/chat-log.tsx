import { ArrowDown } from 'lucide-react';
import { useLayoutEffect } from 'react';
import { offeredStarters } from '#content/assemble/starters.ts';
import { chatWords } from '#content/words/chat.ts';
import { Button } from '#ui/button.tsx';
import { keyboardScrollable } from '#ui/keyboard.ts';
import { botName } from './answer-text.ts';
import { useChat } from './chat-context.ts';
import type { Exchange } from './exchange.ts';
import { ExchangeView } from './exchange-view.tsx';
import type { useFollow } from './use-follow.ts';

type Props = { exchanges: readonly Exchange[]; isAnswering: boolean; follow: ReturnType<typeof useFollow> };

export function ChatLog({ exchanges, isAnswering, follow }: Props) {
  const { keepFocus } = useChat();
  const { log, content, isAtEnd, show } = follow;
  const { length } = exchanges;

  useLayoutEffect(() => {
    // The first question changes the height. A carried conversation does not scroll the page.
    if (length === 1 && isAnswering) log.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }, [length, isAnswering, log]);

  useLayoutEffect(() => {
    if (length > 0) show('question');
  }, [length, show]);

  return (
    // Leaves room for the bar of the site and the field. On phones, an empty one is as high as its content.
    <div
      className={`flex h-[min(400px,max(150px,100svh-var(--bar)-84px))] flex-col ${length === 0 ? 'max-sm:h-auto' : ''}`}
    >
      <div
        ref={log}
        role="log"
        aria-live="off"
        aria-label={chatWords.conversation(botName)}
        aria-busy={isAnswering}
        className={`${logClass} ${length === 0 ? 'max-sm:contain-none max-sm:[container-type:normal]' : ''}`}
        {...keyboardScrollable}
      >
        {length === 0 && (
          <div className="kawung absolute inset-0 mask-[radial-gradient(closest-side_at_50%_40%,transparent_45%,#000_130%)]" />
        )}
        <div ref={content} className="flow-root min-h-full px-3.5 py-3 sm:px-6 sm:py-4.5">
          {length === 0 && <Starters />}
          {exchanges.map((exchange) => (
            <ExchangeView key={exchange.id} exchange={exchange} />
          ))}
        </div>
      </div>
      {!isAtEnd && length > 0 && (
        <button
          ref={keepFocus}
          type="button"
          className="flex min-h-11 items-center justify-center gap-2 border-t border-line bg-raised text-sm font-bold text-primary -outline-offset-3"
          onClick={() => show('end')}
        >
          <ArrowDown size={18} />
          {chatWords.newest}
        </button>
      )}
    </div>
  );
}

/**
 * Opaque, so that scrolling needs no painting; contained, so that new text lays out nothing else. The margin also brings the
 * field into view.
 */
const logClass =
  'relative grow overflow-y-auto scroll-my-[var(--bar)_84px] scroll-pt-3 bg-surface -outline-offset-3 contain-strict [container-type:size] [scrollbar-color:var(--line-strong)_transparent] [scrollbar-width:thin]';

function Starters() {
  const { askPressed } = useChat();
  return (
    <div className="relative grid grid-rows-[1fr_auto] gap-3 text-center sm:min-h-[calc(100cqb-2.25rem)]">
      <p lang={chatWords.begin.lang} className="place-self-center px-6 font-semibold text-muted">
        {chatWords.begin.text(botName)}
      </p>
      <ul aria-label={chatWords.starters} className="needs-script flex flex-wrap justify-center gap-2">
        {offeredStarters().map((question) => (
          // More would leave no room for the text above.
          <li key={question} className="max-sm:nth-[n+4]:hidden">
            <Button
              look="quiet"
              size="small"
              dir="auto"
              className="bg-raised"
              onClick={() => askPressed(question)}
            >
              {question}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
