import { chatWords } from '#content/words-chat.ts';
import { durationText } from '#lib/duration-text.ts';
import type { ChatFailure } from '#services/chat-error.ts';
import type { Failure } from './chat-reducer.ts';

/** What a visitor reads when a question was not answered. */
export function chatFailureText({ reason, retryAfter }: Failure): string {
  const { error, failures, quotaWait, lang } = chatWords;
  const isShort = reason === 'quota' && retryAfter;
  return error(isShort ? quotaWait(durationText(retryAfter, lang)) : failures[reason]);
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
