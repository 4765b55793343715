import { appendReply, emptyReply } from '#features/chat/reply/reply-text.ts';
import type { Answer, ChatState } from './chat-reducer.ts';

type Packed = { question: string; answer: Answer; markdown: string }[];

/** Converts a conversation to JSON: each reply becomes its Markdown. */
export function packed(state: ChatState): Packed | undefined {
  if (state.length === 0) return undefined;
  return state.map(({ question, answer }) => ({ question, answer, markdown: answer.text.markdown }));
}

/** Restores a packed conversation. The Markdown parser must be loaded. */
export function unpacked(exchanges: Packed): ChatState {
  return exchanges.map(({ question, answer, markdown }, id) => ({
    id,
    question,
    answer: { ...answer, text: appendReply(emptyReply, markdown) },
  }));
}

/** Whether JSON from storage is a conversation without running answers. */
export function isPacked(stored: unknown): stored is Packed {
  return Array.isArray(stored) && stored.every(isExchange);
}

function isExchange(stored: unknown): boolean {
  const { question, answer, markdown } = Object(stored);
  const isAnswer =
    /^(complete|stopped)$/.test(answer?.status) ||
    (answer?.status === 'failed' && typeof answer.failure?.reason === 'string');
  const hasGuide = answer?.guide === undefined || typeof answer.guide === 'object';
  return isAnswer && hasGuide && typeof question === 'string' && typeof markdown === 'string';
}
