import { useContext, useSyncExternalStore } from 'react';
import { ConversationContext } from './use-chat.ts';

/** Where screen readers hear of each answer, once it has ended. */
export function Announcer() {
  const { spoken } = useContext(ConversationContext);
  const { turn, text } = useSyncExternalStore(spoken.subscribe, spoken.get, () => spoken.initial);
  return (
    <div id="chat-announcer" role="status" className="sr-only">
      {/* A new element each time, so that the same words are heard again. Wide, as a column of a pixel is slow to lay out. */}
      <p key={turn} className="w-lg">
        {text}
      </p>
    </div>
  );
}
