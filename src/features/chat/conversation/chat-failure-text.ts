import { chatWords } from '#content/words/chat.ts';
import { durationText } from '#lib/duration-text.ts';
import type { ChatFailure } from '#services/chat-error.ts';
import type { Failure } from './chat-reducer.ts';

/** The error message for a failed question. */
export function chatFailureText({ reason, retryAfter }: Failure): string {
  const { error, failures, quotaWait, fromNowOn, lang } = chatWords;
  const hasWait = reason === 'quota' && retryAfter;
  if (disablesModel(reason)) return error(`${failures[reason]} ${fromNowOn}`);
  return error(hasWait ? quotaWait(durationText(retryAfter, lang)) : failures[reason]);
}

/** Whether the model cannot answer for the rest of the visit. */
export function disablesModel(reason: ChatFailure): boolean {
  return ['invalid-key', 'key-refused', 'region', 'model-retired', 'daily-quota'].includes(reason);
}

/** Whether the site answers instead, because a retry would fail too. */
export function fallsBackToSite(reason: ChatFailure): boolean {
  return disablesModel(reason) || ['quota', 'unreachable', 'rejected', 'offline'].includes(reason);
}
