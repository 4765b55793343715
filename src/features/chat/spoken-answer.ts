import type { Answer } from './chat-reducer.ts';
import { failureText, offersLocalAnswer } from './failure-text.ts';
import type { Knowledge } from './knowledge.ts';
import { localAnswer } from './local-answer.ts';
import { plainText } from './plain-text.ts';
import { replyMarkdown } from './reply-text.ts';

/** An answer as a screen reader says it, once it has ended. */
export function spokenAnswer(question: string, answer: Answer, knowledge: Knowledge): string {
  const parts = [plainText(replyMarkdown(answer.text))];
  if (answer.status === 'stopped') parts.push('Stopped.');
  if (answer.status === 'failed') {
    parts.push(`Error: ${failureText(answer.failure)}`);
    if (offersLocalAnswer(answer.failure.reason)) parts.push(plainText(localAnswer(question, knowledge)));
  }
  return `${knowledge.owner.name} Bot: ${parts.filter(Boolean).join('\n')}`;
}
