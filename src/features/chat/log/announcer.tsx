import { useContext, useSyncExternalStore } from 'react';
import { ConversationContext } from '#features/chat/conversation/use-chat.ts';

/** The live region that announces each answer once, when it is complete. */
export function Announcer() {
  const { spoken } = useContext(ConversationContext);
  const { turn, text } = useSyncExternalStore(spoken.subscribe, spoken.get, () => spoken.initial);
  return (
    <div id="chat-announcer" role="status" className="sr-only">
      {/* The key makes repeated text announced again. A column one pixel wide would be slow to lay out. */}
      <p key={turn} className="w-lg">
        {text}
      </p>
    </div>
  );
}
