import { localAnswer } from '#features/chat/answers/local-answer.ts';
import type { Knowledge } from '#features/chat/knowledge.ts';
import { plainText } from '#features/chat/reply/plain-text.ts';
import type { Answer } from './chat-reducer.ts';
import { failureText, offersLocalAnswer } from './failure-text.ts';

/** Blocks of an answer that are announced; whoever wants more reads on in the log. */
const mostBlocks = 12;

/** An answer as a screen reader says it, once it has ended. */
export function spokenAnswer(question: string, answer: Answer, knowledge: Knowledge): string {
  const { blocks, rest } = answer.text;
  const spoken = [...blocks.slice(0, mostBlocks).map(({ markdown }) => markdown), rest].slice(0, mostBlocks);
  const parts = [plainText(spoken.join(''))];
  if (blocks.length >= mostBlocks) parts.push('The rest of this answer is in the conversation.');
  if (answer.status === 'stopped') parts.push('Stopped.');
  if (answer.status === 'failed') {
    parts.push(`Error: ${failureText(answer.failure)}`);
    if (offersLocalAnswer(answer.failure.reason)) parts.push(plainText(localAnswer(question, knowledge)));
  }
  return `${knowledge.owner.name} Bot: ${parts.filter(Boolean).join('\n')}`;
}
