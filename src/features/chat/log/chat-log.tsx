import { ArrowDown } from 'lucide-react';
import { useLayoutEffect } from 'react';
import { chatWords } from '#content/words/chat.ts';
import { useChat, useConversation, useIsAnswering } from '#features/chat/conversation/use-chat.ts';
import { keyboardScrollable } from '#ui/keyboard-scrollable.ts';
import { ExchangeView } from './exchange-view.tsx';
import { Starters } from './starters.tsx';
import { TransientButton } from './transient-button.tsx';
import type { useFollow } from './use-follow.ts';

export function ChatLog({ follow }: { follow: ReturnType<typeof useFollow> }) {
  const { site } = useChat();
  const { log, content, isAtEnd, show } = follow;
  const count = useConversation((all) => all.length);
  const isEmpty = count === 0;

  useLayoutEffect(() => {
    if (count > 0) show('question');
  }, [count, show]);

  return (
    <div className="relative">
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
          {Array.from({ length: count }, (_, id) => {
            const key = id;
            return <ExchangeView key={key} id={id} />;
          })}
        </div>
      </div>
      {!isAtEnd && !isEmpty && (
        <TransientButton className="chat-newest" title={chatWords.newest} onClick={() => show('end')}>
          <ArrowDown size={20} aria-hidden />
          <span className="sr-only">{chatWords.newest}</span>
        </TransientButton>
      )}
    </div>
  );
}
