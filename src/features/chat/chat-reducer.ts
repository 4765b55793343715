import type { SiteAnswer } from '#features/search/answers.ts';
import type { ChatFailure } from '#services/gemini.ts';

/** `retryAfter` is in seconds, if the service sent it. */
export type Failure = { reason: ChatFailure; retryAfter?: number | undefined };

export type Ending =
  | { status: 'complete'; fromSite?: SiteAnswer }
  | { status: 'stopped' }
  | { status: 'failed'; failure: Failure; fromSite?: SiteAnswer | undefined };

/** `text` is Markdown, byte for byte as it arrived or as the site wrote it. */
export type Answer = { text: string } & ({ status: 'awaited' } | Ending);

export type Exchange = { id: number; question: string; answer: Answer };

/** The id is the index. */
export type ChatState = readonly Exchange[];

export type ChatAction =
  | { type: 'asked'; question: string }
  | { type: 'arrived'; id: number; text: string }
  | { type: 'ended'; id: number; ending: Ending }
  | { type: 'retried'; id: number };

const awaited: Answer = { status: 'awaited', text: '' };

/** Several answers may stream at once. A finished answer ignores everything but a retry. */
export function chatReducer(state: ChatState, action: ChatAction): ChatState {
  if (action.type === 'asked') {
    return [...state, { id: state.length, question: action.question, answer: awaited }];
  }
  const exchange = state[action.id];
  if (!exchange || (exchange.answer.status === 'awaited') === (action.type === 'retried')) return state;
  return state.with(action.id, { ...exchange, answer: nextAnswer(exchange.answer, action) });
}

function nextAnswer({ text }: Answer, action: Exclude<ChatAction, { type: 'asked' }>): Answer {
  if (action.type === 'retried') return awaited;
  if (action.type === 'arrived') return { ...awaited, text: text + action.text };
  const { ending } = action;
  // The site's answer replaces the beginning of one that a safety filter has blocked.
  const whole = ending.status === 'complete' ? ending.fromSite?.markdown : undefined;
  return { text: whole ?? text, ...ending };
}
