import { appendReply, emptyReply } from '#features/chat/reply/reply-text.ts';
import type { ChatState } from './chat-reducer.ts';

/** A conversation as JSON can hold it: replies as the Markdown that they came from. */
export function packed(state: ChatState) {
  if (state.length === 0) return undefined;
  return state.map(({ question, answer }) => ({ question, answer, markdown: answer.text.markdown }));
}

/** The same conversation again. It needs the parser of Markdown to be loaded. */
export function unpacked(exchanges: NonNullable<ReturnType<typeof packed>>): ChatState {
  return exchanges.map(({ question, answer, markdown }, id) => ({
    id,
    question,
    answer: { ...answer, text: appendReply(emptyReply, markdown) },
  }));
}
