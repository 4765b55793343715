import { chatWords } from '#content/words/chat.ts';
import type { Exchange } from './chat-reducer.ts';
import { plainText } from './plain-text.ts';

/** Leaves room for a few words in the contact form. */
const longestConversation = 3_000;

const longestAnswer = 600;

/** The answered questions as plain text for the contact form. Drops the oldest questions of a long conversation. */
export function conversationText(exchanges: readonly Exchange[], botName: string): string {
  const parts: string[] = [];
  let length = 0;
  for (const { question, answer } of exchanges.toReversed()) {
    const reply = shortened(plainText(answer.text, 2 * longestAnswer, answer.status === 'complete'));
    if (!reply) continue;
    const part = `${chatWords.me}: ${question}\n${botName}: ${reply}`;
    length += part.length + 2;
    if (length > longestConversation) break;
    parts.unshift(part);
  }
  return parts.join('\n\n');
}

function shortened(text: string): string {
  return text.length > longestAnswer ? `${text.slice(0, longestAnswer).replace(/\S*$/, '')}…` : text;
}
