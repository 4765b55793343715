import { createContext, useContext, useSyncExternalStore } from 'react';
import type { ChatState, Exchange } from './chat-reducer.ts';
import { conversation } from './conversation.ts';

/** Tests provide their own conversation. */
export const ConversationContext = createContext(conversation);

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
