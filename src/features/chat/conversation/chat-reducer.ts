import type { SiteAnswer } from '#lib/site-answer.ts';
import type { ChatFailure } from '#services/chat-error.ts';

export type Failure = {
  reason: ChatFailure;
  /** Seconds, if the service sent them. */
  retryAfter?: number | undefined;
};

/** `text` is Markdown, byte for byte as it arrived. */
export type Answer =
  | { status: 'awaited'; text: string }
  /** From the model, or from the site; `text` then has its whole answer. */
  | { status: 'complete'; text: string; fromSite?: SiteAnswer }
  /** By the visitor. */
  | { status: 'stopped'; text: string }
  | {
      status: 'failed';
      text: string;
      failure: Failure;
      /** The fallback answer, if a retry would fail too. */
      fromSite?: SiteAnswer | undefined;
    };

/** A question with its answer. */
export type Exchange = {
  id: number;
  question: string;
  answer: Answer;
};

/** In the order of the questions; the id is the index. */
export type ChatState = readonly Exchange[];

export type ChatAction =
  | { type: 'asked'; question: string }
  | { type: 'arrived'; id: number; text: string }
  | { type: 'completed'; id: number }
  | { type: 'answered'; id: number; fromSite: SiteAnswer }
  | { type: 'stopped'; id: number }
  | { type: 'failed'; id: number; failure: Failure; fromSite?: SiteAnswer | undefined }
  | { type: 'retried'; id: number };

export const emptyChat: ChatState = [];

const awaited: Answer = { status: 'awaited', text: '' };

/** Several answers may stream at once. A finished answer ignores everything but a retry. */
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
      return withAnswer(state, exchange, { status: 'awaited', text: text + action.text });
    case 'completed':
      return withAnswer(state, exchange, { status: 'complete', text });
    case 'answered': {
      const { fromSite } = action;
      return withAnswer(state, exchange, { status: 'complete', text: fromSite.markdown, fromSite });
    }
    case 'stopped':
      return withAnswer(state, exchange, { status: 'stopped', text });
    case 'failed':
      return withAnswer(state, exchange, {
        status: 'failed',
        text,
        failure: action.failure,
        fromSite: action.fromSite,
      });
  }
}

function withAnswer(state: ChatState, exchange: Exchange, answer: Answer): ChatState {
  return state.with(exchange.id, { ...exchange, answer });
}
