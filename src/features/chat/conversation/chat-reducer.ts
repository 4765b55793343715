import type { Language } from '#features/chat/answers/words.ts';
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
  | { status: 'complete'; text: ReplyText }
  /** The visitor had heard enough. */
  | { status: 'stopped'; text: ReplyText }
  | {
      status: 'failed';
      text: ReplyText;
      failure: Failure;
      /** What the site itself says instead, where the model will not answer the next question either. */
      fromSite?: ReplyText | undefined;
    };

/** A question and the one answer to it. */
export type Exchange = {
  id: number;
  question: string;
  /** That of the question, once it is known; the answer is in it, too. */
  language?: Language;
  answer: Answer;
};

/** In the order of the questions; the id is the place. */
export type ChatState = readonly Exchange[];

export type ChatAction =
  | { type: 'asked'; question: string }
  | { type: 'understood'; id: number; language: Language }
  | { type: 'arrived'; id: number; text: string }
  | { type: 'completed'; id: number }
  | { type: 'stopped'; id: number }
  | { type: 'failed'; id: number; failure: Failure; fromSite?: string | undefined }
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
    case 'understood':
      return state.with(exchange.id, { ...exchange, language: action.language });
    case 'arrived':
      return withAnswer(state, exchange, { status: 'awaited', text: appendReply(text, action.text) });
    case 'completed':
      return withAnswer(state, exchange, { status: 'complete', text });
    case 'stopped':
      return withAnswer(state, exchange, { status: 'stopped', text });
    case 'failed':
      return withAnswer(state, exchange, {
        status: 'failed',
        text,
        failure: action.failure,
        fromSite: action.fromSite === undefined ? undefined : appendReply(emptyReply, action.fromSite),
      });
  }
}

function withAnswer(state: ChatState, exchange: Exchange, answer: Answer): ChatState {
  return state.with(exchange.id, { ...exchange, answer });
}
