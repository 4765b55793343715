import { createContext, useContext, useSyncExternalStore } from 'react';
import type { ChatState, Exchange } from './chat-reducer.ts';
import { conversation } from './conversation.ts';

/** The conversation of the visit, unless a test brings its own. */
export const ConversationContext = createContext(conversation);

/** A part of the conversation; the component renders again only when that part changes. */
function usePart<Part>(select: (state: ChatState) => Part): Part {
  const { subscribe, get, initial } = useContext(ConversationContext);
  return useSyncExternalStore(
    subscribe,
    () => select(get()),
    () => select(initial),
  );
}

/** How many questions were asked. */
export function useExchangeCount(): number {
  return usePart((exchanges) => exchanges.length);
}

export function useExchange(id: number): Exchange | undefined {
  return usePart((exchanges) => exchanges[id]);
}

/** Whether any answer is under way. */
export function useIsAnswering(): boolean {
  return usePart((exchanges) => exchanges.some(({ answer }) => answer.status === 'awaited'));
}

/** Whether there is anything to pass on. */
export function useHasAnswer(): boolean {
  return usePart((exchanges) => exchanges.some(({ answer }) => answer.status === 'complete'));
}
