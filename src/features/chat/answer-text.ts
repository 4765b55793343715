import type { Token } from 'markdown-it';
import { owner } from '#content/owner.ts';
import { chatWords } from '#content/words/chat.ts';
import { durationText } from '#lib/duration-text.ts';
import { geminiSettings } from '#lib/env.ts';
import type { ChatFailure } from '#services/gemini.ts';
import type { Answer, ChatState, Exchange, Failure } from './chat-reducer.ts';
import { type Block, parseInline, parseReply } from './markdown.ts';

export const botName = chatWords.botName(owner.name);

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

/** Whether there is a model, and no answer has shown that it cannot answer. */
export function usesModel(state: ChatState): boolean {
  const hasFailed = state.some(
    ({ answer }) => answer.status === 'failed' && disablesModel(answer.failure.reason),
  );
  return geminiSettings() !== undefined && !hasFailed;
}

/** Whether the site answers below the error: not below most of an answer, and a safety filter may have had a reason. */
export function fallsBackToSite(reason: ChatFailure): boolean {
  return !['blocked', 'cut-short', 'too-long', 'chunk-load'].includes(reason);
}

/** The projects that an answer shows, such as `mobile/5`. */
export function shownIn(answer: Answer): readonly string[] {
  if ('fromSite' in answer && answer.fromSite) return answer.fromSite.shown;
  const links = answer.text.matchAll(/\]\([^()\s]*?\/((?:website|mobile)\/[^()\s/#?]+)\/?\)/g);
  return [...new Set(Array.from(links, ([, id = '']) => id))];
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
export function conversationText(exchanges: readonly Exchange[]): string {
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

/** The start of a reply as plain text, for screen readers and messages; `longest` in characters of Markdown. */
export function plainText(markdown: string, longest: number, isWhole = true): string {
  // Empty when the parser failed to load.
  if (!markdown) return '';
  const start = beginning(markdown, longest);
  const lines = parseReply(start, isWhole && start === markdown).map(blockText);
  return lines.filter((line) => line.trim()).join('\n');
}

function blockText({ token, children }: Block): string {
  if (token.type === 'inline') return parseInline(token).map(inlineText).join('');
  const lines = children.map(blockText).filter((line) => line.trim());
  return token.nesting ? lines.join('\n') : token.content.trimEnd();
}

function inlineText({ type, content, children }: Token): string {
  if (type === 'softbreak' || type === 'hardbreak') return '\n';
  return children?.map(inlineText).join('') ?? content;
}

function beginning(markdown: string, longest: number): string {
  if (markdown.length <= longest) return markdown;
  const space = markdown.lastIndexOf(' ', longest);
  return markdown.slice(0, space > longest / 2 ? space : longest);
}
