import type { MarkdownIt, Token } from 'markdown-it';
import { loadChunk } from '#lib/load-chunk.ts';

let parser: MarkdownIt | undefined;

/**
 * Fetches the markdown parser; from then on `parseMarkdown` knows how.
 *
 * @throws when the chunk cannot be loaded
 */
export async function loadMarkdown(): Promise<void> {
  if (parser) return;
  const { default: createParser } = await loadChunk(() => import('markdown-it'));
  parser = createParser({ html: false, linkify: false, typographer: false, maxNesting: 100 });
  // Every link becomes a token, and `readLink` decides: by itself the parser shows the marks of one that it refuses.
  parser.validateLink = () => true;
  for (const block of everyKind) setTimeout(parseMarkdown, 0, block);
}

/** Parsed ahead, one by one: a browser compiles the parser on first use, which takes a slow phone longer than a frame. */
const everyKind = ['## A *b*', '1. **c**\n   - `d`', '[e](/f)', '> g', '```\nh\n```', '| i |\n| - |\n| j |'];

/** The tokens of a block, or nothing while the parser is not there. */
export function parseMarkdown(markdown: string): Token[] | undefined {
  return parser?.parse(markdown, {});
}
