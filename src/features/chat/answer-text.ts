import { owner } from '#content/owner.ts';
import { chatWords } from '#content/words/chat.ts';
import { durationText } from '#lib/duration-text.ts';
import { shorten } from '#lib/shorten.ts';
import { answerCode } from './answer-code.ts';
import { type Answer, disablesModel, type Exchange, type Failure } from './exchange.ts';

export const botName = chatWords.botName(owner.name);

// In characters. The contact form has room for a few more words.
const longest = { speech: 1_500, quoted: 600, conversation: 3_000 };

export function chatFailureText({ reason, retryAfter }: Failure): string {
  const { error, failures, quotaWait, fromNowOn, lang } = chatWords;
  const hasWait = reason === 'quota' && retryAfter;
  if (disablesModel(reason)) return error(`${failures[reason]} ${fromNowOn}`);
  return error(hasWait ? quotaWait(durationText(retryAfter, lang)) : failures[reason]);
}

/** The text that screen readers announce for a finished answer. */
export function spokenAnswer(answer: Answer): string {
  const { status, failure, fromSite } = answer;
  const text = plainText(answer);
  const parts = [shorten(text, longest.speech)];
  if (text.length > longest.speech) parts.push(chatWords.restInLog);
  if (status === 'stopped') parts.push(chatWords.stopped);
  if (failure) {
    parts.push(chatFailureText(failure));
    const site = plainText({ text: fromSite?.markdown ?? '', status: 'complete' });
    parts.push(shorten(site, longest.speech));
  }
  return parts.filter(Boolean).join('\n');
}

/** The answered questions as plain text for the contact form, without the oldest of a long conversation. */
export function conversationText(exchanges: readonly Exchange[]): string {
  const parts: string[] = [];
  let length = 0;
  for (const { question, answer } of exchanges.toReversed()) {
    const reply = shorten(plainText(answer), longest.quoted);
    if (!reply) continue;
    const part = `${chatWords.me}: ${question}\n${botName}: ${reply}`;
    length += part.length + 2;
    if (length > longest.conversation) break;
    parts.unshift(part);
  }
  return parts.join('\n\n');
}

function plainText({ text, status }: Pick<Answer, 'text' | 'status'>): string {
  return answerCode.get()?.plainText(text, status === 'complete') ?? text;
}
