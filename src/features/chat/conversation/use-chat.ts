import { createContext, useContext, useMemo, useSyncExternalStore } from 'react';
import { ChatContext } from '#features/chat/chat-site.ts';
import type { ChatState, Exchange } from './chat-reducer.ts';
import { conversation } from './conversation.ts';

/** Tests provide their own conversation. */
export const ConversationContext = createContext(conversation);

export function useChat() {
  const chat = useContext(ChatContext);
  if (!chat) throw new Error('Outside of a chat');
  return chat;
}

/** Selects a value from the conversation; the component renders again only when that value changes. */
function useSelected<Part>(select: (state: ChatState) => Part): Part {
  const { subscribe, get, initial } = useContext(ConversationContext);
  return useSyncExternalStore(
    subscribe,
    () => select(get()),
    () => select(initial),
  );
}

export function useExchangeCount(): number {
  return useSelected((exchanges) => exchanges.length);
}

export function useExchange(id: number): Exchange | undefined {
  return useSelected((exchanges) => exchanges[id]);
}

export function useIsAnswering(): boolean {
  return useSelected((exchanges) => exchanges.some(({ answer }) => answer.status === 'awaited'));
}

export function useHasAnswer(): boolean {
  return useSelected((exchanges) => exchanges.some(({ answer }) => answer.status === 'complete'));
}

/** Up to two suggested questions for the last answer that were not asked yet; none for earlier answers. */
export function useUnasked(id: number): string[] {
  const { starters } = useChat();
  const asked = useSelected((exchanges) => (id === exchanges.length - 1 ? exchanges : undefined));
  return useMemo(() => {
    if (!asked) return [];
    return starters.filter((one) => !asked.some(({ question }) => question === one)).slice(0, 2);
  }, [asked, starters]);
}
