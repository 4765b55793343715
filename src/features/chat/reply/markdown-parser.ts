import type { MarkdownIt, Token } from 'markdown-it';

type Parser = { markdown: MarkdownIt; closeMarks: (text: string) => string };

let parser: Parser | undefined;

/**
 * Fetches the markdown parser; from then on the functions below know how.
 *
 * @throws when a chunk cannot be loaded
 */
export async function loadMarkdown(): Promise<void> {
  if (parser) return;
  const [{ default: createParser }, { default: remend }] = await Promise.all([
    import('markdown-it'),
    import('remend'),
  ]);
  const markdown = createParser({ html: false, linkify: false, typographer: false, maxNesting: 100 });
  // Every link becomes a token, and `safeLink` decides: by itself the parser shows the marks of one that it refuses.
  markdown.validateLink = () => true;
  // A definition would vanish from the reply, and reach no text that is finished.
  markdown.disable('reference');
  parser = { markdown, closeMarks: (text) => remend(text, onlyMarks) };
  for (const sample of everyKind)
    setTimeout(() => parseBlocks(sample).map(({ content }) => parseInline(content)));
}

/** What else remend mends is no Markdown here, or would hide what was written. */
const onlyMarks = {
  linkMode: 'text-only',
  katex: false,
  htmlTags: false,
  setextHeadings: false,
  comparisonOperators: false,
  singleTilde: false,
} as const;

/** Parsed ahead, one by one: a browser compiles the parser on first use, which takes a slow phone longer than a frame. */
const everyKind = ['## A *b*', '1. **c**\n   - `d`', '[e](/f)', '> g', '```\nh\n```', '| i |\n| - |\n| j |'];

/** The blocks of a text, with the lines that each covers; what stands inside a line is left to `parseInline`. */
export function parseBlocks(text: string): Token[] {
  const { markdown } = loaded();
  const tokens: Token[] = [];
  markdown.block.parse(text.replace(/\r\n?/g, '\n').replaceAll('\0', '\uFFFD'), markdown, {}, tokens);
  return tokens;
}

/** The words, emphases, links and so on of the content of an `inline` token. */
export function parseInline(content: string): Token[] {
  const { markdown } = loaded();
  const tokens: Token[] = [];
  markdown.inline.parse(content, markdown, {}, tokens);
  return tokens;
}

/** The text with the marks closed that are open at its end, and the beginning of a link left out. */
export function closeMarks(text: string): string {
  return loaded().closeMarks(text);
}

function loaded(): Parser {
  if (!parser) throw new Error('loadMarkdown comes first');
  return parser;
}
