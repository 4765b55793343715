import { appendReply, emptyReply } from '#features/chat/reply/reply-text.ts';
import type { ChatState } from './chat-reducer.ts';

/** Converts a conversation to JSON: each reply becomes its Markdown. */
export function packed(state: ChatState) {
  if (state.length === 0) return undefined;
  return state.map(({ question, answer }) => ({ question, answer, markdown: answer.text.markdown }));
}

/** Restores a packed conversation. The Markdown parser must be loaded. */
export function unpacked(exchanges: NonNullable<ReturnType<typeof packed>>): ChatState {
  return exchanges.map(({ question, answer, markdown }, id) => ({
    id,
    question,
    answer: { ...answer, text: appendReply(emptyReply, markdown) },
  }));
}
