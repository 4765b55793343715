import { chatWords } from '#content/words-chat.ts';
import { durationText } from '#lib/duration-text.ts';
import type { ChatFailure } from '#services/chat-error.ts';
import type { Failure } from './chat-reducer.ts';

/** What a visitor reads when a question was not answered. */
export function chatFailureText({ reason, retryAfter }: Failure): string {
  const { error, failures, quotaWait, fromNowOn, lang } = chatWords;
  const isShort = reason === 'quota' && retryAfter;
  if (endsModel(reason)) return error(`${failures[reason]} ${fromNowOn}`);
  return error(isShort ? quotaWait(durationText(retryAfter, lang)) : failures[reason]);
}

/** The model will answer nothing more in this visit. */
export function endsModel(reason: ChatFailure): boolean {
  return ['invalid-key', 'key-refused', 'region', 'model-retired', 'daily-quota'].includes(reason);
}

/** The model will not answer the next question either, so the site's own content does. */
export function offersLocalAnswer(reason: ChatFailure): boolean {
  return endsModel(reason) || reason === 'quota' || reason === 'unreachable';
}
