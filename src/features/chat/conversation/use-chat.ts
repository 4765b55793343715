import { useSyncExternalStore } from 'react';
import type { ChatState, Exchange } from './chat-reducer.ts';
import { conversation } from './conversation.ts';

/** A part of the conversation; the component renders again only when that part changes. */
function useConversation<Part>(select: (state: ChatState) => Part): Part {
  return useSyncExternalStore(
    conversation.subscribe,
    () => select(conversation.get()),
    () => select(conversation.initial),
  );
}

/** How many questions were asked. */
export function useExchangeCount(): number {
  return useConversation((exchanges) => exchanges.length);
}

export function useExchange(id: number): Exchange | undefined {
  return useConversation((exchanges) => exchanges[id]);
}

/** Whether any answer is under way. */
export function useIsAnswering(): boolean {
  return useConversation((exchanges) => exchanges.some(({ answer }) => answer.status === 'awaited'));
}

/** Whether there is anything to pass on. */
export function useHasAnswer(): boolean {
  return useConversation((exchanges) => exchanges.some(({ answer }) => answer.status === 'complete'));
}
