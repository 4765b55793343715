import { chatWords } from '#content/words/chat.ts';
import { chatFailureText } from './chat-failure-text.ts';
import type { Answer } from './chat-reducer.ts';
import { plainText } from './plain-text.ts';

/** Characters of an answer to announce; the log has the rest. */
const longestSpeech = 1_500;

/** The text that screen readers announce for a finished answer. */
export function spokenAnswer(answer: Answer): string {
  const { text, status } = answer;
  const parts = [plainText(text, longestSpeech, status === 'complete')];
  if (text.length > longestSpeech) parts.push(chatWords.restInLog);
  if (answer.status === 'stopped') parts.push(chatWords.stopped);
  if (answer.status === 'failed') {
    parts.push(chatFailureText(answer.failure));
    if (answer.fromSite) parts.push(plainText(answer.fromSite.markdown, longestSpeech));
  }
  return parts.filter(Boolean).join('\n');
}
