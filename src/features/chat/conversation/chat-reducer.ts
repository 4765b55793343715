import type { GuideAnswer } from '#features/chat/guide/guide-answer.ts';
import { appendReply, emptyReply, type ReplyText } from '#features/chat/reply/reply-text.ts';
import type { ChatFailure } from '#services/chat-error.ts';

export type Failure = {
  reason: ChatFailure;
  /** Seconds, when the service named a time. */
  retryAfter?: number | undefined;
};

export type Answer =
  /** Nothing has come yet, or some of it. */
  | { status: 'awaited'; text: ReplyText }
  /** By the guide, whose whole answer `text` is, or by a model. */
  | { status: 'complete'; text: ReplyText; guide?: GuideAnswer }
  /** The visitor had heard enough. */
  | { status: 'stopped'; text: ReplyText }
  | {
      status: 'failed';
      text: ReplyText;
      failure: Failure;
      /** What the guide says instead, where the model will not answer the next question either. */
      guide?: GuideAnswer | undefined;
    };

/** A question and the one answer to it. */
export type Exchange = {
  id: number;
  question: string;
  answer: Answer;
};

/** In the order of the questions; the id is the place. */
export type ChatState = readonly Exchange[];

export type ChatAction =
  | { type: 'asked'; question: string }
  | { type: 'arrived'; id: number; text: string }
  | { type: 'completed'; id: number }
  | { type: 'guided'; id: number; guide: GuideAnswer }
  | { type: 'stopped'; id: number }
  | { type: 'failed'; id: number; failure: Failure; guide?: GuideAnswer | undefined }
  | { type: 'retried'; id: number };

export const emptyChat: ChatState = [];

const awaited: Answer = { status: 'awaited', text: emptyReply };

/** What the conversation becomes. Several answers may be awaited at once; one that has ended takes nothing more. */
export function chatReducer(state: ChatState, action: ChatAction): ChatState {
  if (action.type === 'asked') {
    return [...state, { id: state.length, question: action.question, answer: awaited }];
  }
  const exchange = state[action.id];
  if (!exchange || (exchange.answer.status === 'awaited') === (action.type === 'retried')) return state;

  const { text } = exchange.answer;
  switch (action.type) {
    case 'retried':
      return withAnswer(state, exchange, awaited);
    case 'arrived':
      return withAnswer(state, exchange, { status: 'awaited', text: appendReply(text, action.text) });
    case 'completed':
      return withAnswer(state, exchange, { status: 'complete', text });
    case 'guided': {
      const { guide } = action;
      return withAnswer(state, exchange, {
        status: 'complete',
        text: appendReply(emptyReply, guide.markdown),
        guide,
      });
    }
    case 'stopped':
      return withAnswer(state, exchange, { status: 'stopped', text });
    case 'failed':
      return withAnswer(state, exchange, {
        status: 'failed',
        text,
        failure: action.failure,
        guide: action.guide,
      });
  }
}

function withAnswer(state: ChatState, exchange: Exchange, answer: Answer): ChatState {
  return state.with(exchange.id, { ...exchange, answer });
}
