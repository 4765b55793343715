import type { ChatFailure } from '#services/chat-error.ts';
import type { Failure } from './chat-reducer.ts';

/** What a visitor reads when a question was not answered. */
export function chatFailureText({ reason, retryAfter }: Failure): string {
  if (reason === 'quota' && retryAfter) {
    return `Many questions came in at once. Please try again in ${waitText(retryAfter)}.`;
  }
  return texts[reason];
}

/** The model will not answer the next question either, so the site's own content does. */
export function offersLocalAnswer(reason: ChatFailure): boolean {
  return withoutModel.includes(reason);
}

const withoutModel: readonly ChatFailure[] = [
  'quota',
  'invalid-key',
  'key-refused',
  'region',
  'model-retired',
  'unreachable',
];

const noAccess = 'The language model does not let this site in at the moment.';

const texts: Record<ChatFailure, string> = {
  offline: 'You are offline. Your question is kept; try again once you are connected.',
  unreachable: 'The language model cannot be reached. A filter in your network or browser may block it.',
  'invalid-key': noAccess,
  'key-refused': noAccess,
  region: 'The language model is not offered in your country.',
  'model-retired': 'The language model is no longer there.',
  quota: 'The language model has answered all the questions it may for now.',
  overloaded: 'The language model is overloaded. Please try again in a moment.',
  server: 'The language model has a problem of its own. Please try again in a moment.',
  rejected: 'The language model did not accept this question. Please put it another way.',
  blocked: 'The safety rules of the language model stopped this answer. Please put the question another way.',
  empty: 'The language model answered with nothing. Please try again.',
  'cut-short': 'The answer was cut short.',
  'too-long': 'The answer was longer than 100,000 characters. It is shown up to there.',
  stalled: 'The language model has gone silent. Please try again.',
  malformed:
    'The answer came in a form that cannot be read. A sign-in page of your network may be in the way.',
  'chunk-load':
    'A part of the chat could not be loaded. Please try again, or reload the page if that does not help.',
  stopped: 'Stopped.',
};

function waitText(seconds: number): string {
  if (seconds < 90) return seconds === 1 ? '1 second' : `${seconds} seconds`;
  return `${Math.ceil(seconds / 60)} minutes`;
}
