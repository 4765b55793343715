import { createContext, useContext, useSyncExternalStore } from 'react';
import { ChatContext } from '#features/chat/chat-site.ts';
import type { ChatState } from './chat-reducer.ts';
import { conversation } from './conversation.ts';

export const ConversationContext = createContext(conversation);

export function useChat() {
  const chat = useContext(ChatContext);
  if (!chat) throw new Error('Outside of a chat');
  return chat;
}

/** Selects a value from the conversation. Only when it changes does the component render again. */
export function useConversation<Part>(select: (state: ChatState) => Part): Part {
  const { subscribe, get, initial } = useContext(ConversationContext);
  return useSyncExternalStore(
    subscribe,
    () => select(get()),
    () => select(initial),
  );
}

export function useIsAnswering(): boolean {
  return useConversation((all) => all.some(({ answer }) => answer.status === 'awaited'));
}
