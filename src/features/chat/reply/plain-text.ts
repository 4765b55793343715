import type { Token } from 'markdown-it';
import { withoutBidiOverrides } from '#features/chat/conversation/without-bidi-overrides.ts';
import { parseMarkdown } from './markdown-parser.ts';

/** A reply without its marks, a line for each paragraph or item: for screen readers and for messages. */
export function plainText(markdown: string): string {
  const lines = parseMarkdown(markdown)
    ?.map(textOf)
    .filter((line) => line.trim()) ?? [markdown];
  return withoutBidiOverrides(lines.join('\n'));
}

function textOf({ type, content, children }: Token): string {
  if (type === 'softbreak' || type === 'hardbreak') return ' ';
  if (children) return children.map(textOf).join('');
  return type === 'fence' ? content.trimEnd() : content;
}
