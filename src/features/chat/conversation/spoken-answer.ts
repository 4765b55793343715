import { plainText } from '#features/chat/reply/plain-text.ts';
import { replyMarkdown } from '#features/chat/reply/reply-text.ts';
import { chatFailureText } from './chat-failure-text.ts';
import type { Answer } from './chat-reducer.ts';

/** Blocks of an answer that are announced; whoever wants more reads on in the log. */
const mostBlocks = 12;

/** An answer as a screen reader says it, once it has ended. */
export function spokenAnswer(answer: Answer): string {
  const { blocks, rest } = answer.text;
  const spoken = [...blocks.slice(0, mostBlocks).map(({ markdown }) => markdown), rest].slice(0, mostBlocks);
  const parts = [plainText(spoken.join(''))];
  if (blocks.length >= mostBlocks) parts.push('The rest of this answer is in the conversation.');
  if (answer.status === 'stopped') parts.push('Stopped.');
  if (answer.status === 'failed') {
    parts.push(`Error: ${chatFailureText(answer.failure)}`);
    if (answer.fromSite) parts.push(plainText(replyMarkdown(answer.fromSite)));
  }
  return parts.filter(Boolean).join('\n');
}
