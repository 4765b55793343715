import { ArrowDown } from 'lucide-react';
import { chatWords } from '#content/words-chat.ts';
import type { Knowledge } from '#features/chat/knowledge.ts';
import { inGroups } from '#lib/in-groups.ts';
import { keyboardScrollable } from '#ui/keyboard-scrollable.ts';
import { ExchangeView } from './exchange-view.tsx';
import { PassingButton } from './passing-button.tsx';
import { Starters } from './starters.tsx';
import { useExchangeCount, useIsAnswering } from './use-chat.ts';
import type { useFollow } from './use-follow.ts';

type Props = {
  knowledge: Knowledge;
  botName: string;
  follow: ReturnType<typeof useFollow>;
  onPick: (question: string) => void;
  onWrite: ((text: string) => void) | undefined;
  focusLog: () => void;
};

/** Questions, with their answers, that are laid out and painted together: browsers watch each such part in each frame. */
const stretchSize = 24;

export function ChatLog({ knowledge, botName, follow, onPick, onWrite, focusLog }: Props) {
  const { log, content, isAtEnd, goToEnd, stayAtEnd } = follow;
  const ids = [...Array(useExchangeCount()).keys()];
  const isEmpty = ids.length === 0;
  return (
    <div className="relative">
      {/* Each answer is announced once, when it is complete, by a region of its own. */}
      <div
        ref={log}
        role="log"
        aria-live="off"
        aria-label={chatWords.conversation(botName)}
        aria-busy={useIsAnswering()}
        className="chat-log"
        {...keyboardScrollable}
      >
        {isEmpty && <div className="chat-watermark kawung" />}
        <div ref={content} className="chat-content">
          {isEmpty && <Starters knowledge={knowledge} botName={botName} onPick={onPick} />}
          {inGroups(ids, stretchSize).map((stretch) => (
            <div key={stretch[0]} className="chat-stretch">
              {stretch.map((id) => (
                <ExchangeView
                  key={id}
                  id={id}
                  knowledge={knowledge}
                  botName={botName}
                  onPick={onPick}
                  onWrite={onWrite}
                  focusLog={focusLog}
                  onGrow={stayAtEnd}
                />
              ))}
            </div>
          ))}
        </div>
      </div>
      {!isAtEnd && !isEmpty && (
        <PassingButton className="chat-newest" onClick={goToEnd} focusLog={focusLog}>
          <ArrowDown size={18} aria-hidden />
          {chatWords.newest}
        </PassingButton>
      )}
    </div>
  );
}
