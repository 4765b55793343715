import type { Token } from 'markdown-it';
import { type Block, parseInline, parseReply } from '#features/chat/reply/markdown.ts';
import { withoutBidiOverrides } from '#features/chat/reply/without-bidi-overrides.ts';

/** The start of a reply as plain text, for screen readers and messages; `longest` in characters of Markdown. */
export function plainText(markdown: string, longest: number, isWhole = true): string {
  // Empty when the parser failed to load.
  if (!markdown) return '';
  const start = beginning(markdown, longest);
  const lines = parseReply(start, isWhole && start === markdown).map(blockText);
  return withoutBidiOverrides(lines.filter((line) => line.trim()).join('\n'));
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
