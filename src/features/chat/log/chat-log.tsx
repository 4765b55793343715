import { ArrowDown } from 'lucide-react';
import { useLayoutEffect } from 'react';
import { chatWords } from '#content/words/chat.ts';
import { useChat, useExchangeCount, useIsAnswering } from '#features/chat/conversation/use-chat.ts';
import { keyboardScrollable } from '#ui/keyboard-scrollable.ts';
import { ExchangeView } from './exchange-view.tsx';
import { inGroups } from './in-groups.ts';
import { Starters } from './starters.tsx';
import { TransientButton } from './transient-button.tsx';
import type { useFollow } from './use-follow.ts';

/** Exchanges per element with `content-visibility`: browsers check each such element in every frame. */
const groupSize = 24;

export function ChatLog({ follow }: { follow: ReturnType<typeof useFollow> }) {
  const { site, focusLog } = useChat();
  const { log, content, isAtEnd, goToEnd, showQuestion } = follow;
  const count = useExchangeCount();
  const ids = [...Array(count).keys()];
  const isEmpty = count === 0;

  useLayoutEffect(() => {
    if (count > 0) showQuestion();
  }, [count, showQuestion]);

  return (
    <div className="relative">
      {/* `Announcer` announces each answer once, when it is complete. */}
      <div
        ref={log}
        role="log"
        aria-live="off"
        aria-label={chatWords.conversation(site.botName)}
        aria-busy={useIsAnswering()}
        className="chat-log"
        {...keyboardScrollable}
      >
        {isEmpty && <div className="chat-watermark kawung" />}
        <div ref={content} className="chat-content">
          {isEmpty && <Starters />}
          {inGroups(ids, groupSize).map((group) => (
            <div key={group[0]} className="chat-group">
              {group.map((id) => (
                <ExchangeView key={id} id={id} />
              ))}
            </div>
          ))}
        </div>
      </div>
      {!isAtEnd && !isEmpty && (
        <TransientButton
          className="chat-newest"
          title={chatWords.newest}
          onClick={goToEnd}
          focusLog={focusLog}
        >
          <ArrowDown size={20} aria-hidden />
          <span className="sr-only">{chatWords.newest}</span>
        </TransientButton>
      )}
    </div>
  );
}
