import type { Token } from 'markdown-it';
import { withoutBidiOverrides } from '#lib/without-bidi-overrides.ts';
import { parseBlocks, parseInline } from './markdown-parser.ts';

/**
 * The start of a reply as plain text, with a line for each paragraph or item, for screen readers and messages.
 *
 * @param longest characters of Markdown to read
 */
export function plainText(markdown: string, longest: number): string {
  // Empty when the parser failed to load.
  if (!markdown) return '';
  const lines = parseBlocks(beginning(markdown, longest)).map(textOf);
  return withoutBidiOverrides(lines.filter((line) => line.trim()).join('\n'));
}

function textOf({ type, content, children }: Token): string {
  if (type === 'softbreak' || type === 'hardbreak') return ' ';
  if (type === 'inline') return parseInline(content).map(textOf).join('');
  if (children) return children.map(textOf).join('');
  return type === 'fence' ? content.trimEnd() : content;
}

/** Cut at the end of a word if possible. */
function beginning(markdown: string, longest: number): string {
  if (markdown.length <= longest) return markdown;
  const space = markdown.lastIndexOf(' ', longest);
  return markdown.slice(0, space > longest / 2 ? space : longest);
}
