import { chatWords } from '#content/words/chat.ts';
import { durationText } from '#lib/duration-text.ts';
import type { ChatFailure } from '#services/gemini.ts';
import type { Answer, Exchange, Failure } from './chat-reducer.ts';
import { plainText } from './plain-text.ts';

// In characters. The contact form has room for a few more words.
const longest = { speech: 1_500, quoted: 600, conversation: 3_000 };

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

/** The text that screen readers announce for a finished answer. */
export function spokenAnswer(answer: Answer): string {
  const { text, status } = answer;
  const parts = [plainText(text, longest.speech, status === 'complete')];
  if (text.length > longest.speech) parts.push(chatWords.restInLog);
  if (answer.status === 'stopped') parts.push(chatWords.stopped);
  if (answer.status === 'failed') {
    parts.push(chatFailureText(answer.failure));
    if (answer.fromSite) parts.push(plainText(answer.fromSite.markdown, longest.speech));
  }
  return parts.filter(Boolean).join('\n');
}

/** The answered questions as plain text for the contact form, without the oldest of a long conversation. */
export function conversationText(exchanges: readonly Exchange[], botName: string): string {
  const parts: string[] = [];
  let length = 0;
  for (const { question, answer } of exchanges.toReversed()) {
    const reply = shortened(plainText(answer.text, 2 * longest.quoted, answer.status === 'complete'));
    if (!reply) continue;
    const part = `${chatWords.me}: ${question}\n${botName}: ${reply}`;
    length += part.length + 2;
    if (length > longest.conversation) break;
    parts.unshift(part);
  }
  return parts.join('\n\n');
}

function shortened(text: string): string {
  return text.length > longest.quoted ? `${text.slice(0, longest.quoted).replace(/\S*$/, '')}…` : text;
}
