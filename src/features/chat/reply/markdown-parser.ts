import type { MarkdownIt, Token } from 'markdown-it';
import { addRules, type InlineContext, replaceTaskMarks } from './markdown-rules.ts';

type Parser = { markdown: MarkdownIt; closeMarks: (text: string) => string };

let parser: Parser | undefined;

/**
 * Loads the Markdown parser, which the functions below need.
 *
 * @throws when a chunk cannot be loaded
 */
export async function loadMarkdown(): Promise<void> {
  if (parser) return;
  const [{ default: createParser }, { default: cjkFriendly }, { default: remend }] = await Promise.all([
    import('markdown-it'),
    import('markdown-it-cjk-friendly'),
    import('remend'),
  ]);
  const markdown = createParser({ html: false, linkify: false, typographer: false, maxNesting: 100 });
  markdown.use(cjkFriendly).use(addRules);
  // Every link becomes a token and `safeLink` decides: the parser would show the Markdown source of a link it rejects.
  markdown.validateLink = () => true;
  // A definition would disappear from the reply, and could not change text that is already finished.
  markdown.disable('reference');
  parser = { markdown, closeMarks: (text) => remend(text, onlyMarks) };
  for (const sample of everyKind)
    setTimeout(() => parseBlocks(sample).map(({ content }) => parseInline(content)));
}

/** What else remend completes is not Markdown here, or would hide text. */
const onlyMarks = {
  linkMode: 'text-only',
  katex: false,
  htmlTags: false,
  setextHeadings: false,
  comparisonOperators: false,
  singleTilde: false,
} as const;

/** Parsed early, each in its own task: the browser compiles the parser on first use, longer than a frame on a slow phone. */
const everyKind = ['## A *b*', '1. **c**\n   - `d`', '[e](/f)', '> g', '```\nh\n```', '| i |\n| - |\n| j |'];

/** The block tokens of a text, with the lines that each covers. `parseInline` parses the content of the inline ones. */
export function parseBlocks(text: string): Token[] {
  const { markdown } = loaded();
  const tokens: Token[] = [];
  markdown.block.parse(text.replace(/\r\n?/g, '\n').replaceAll('\0', '\uFFFD'), markdown, {}, tokens);
  replaceTaskMarks(tokens);
  return tokens;
}

/** The tokens in the content of an `inline` token: text, emphasis, links and so on. */
export function parseInline(content: string, context: InlineContext = {}): Token[] {
  const { markdown } = loaded();
  const tokens: Token[] = [];
  markdown.inline.parse(content, markdown, context, tokens);
  return tokens;
}

/** Closes the marks that are open at the end of a text, and omits the start of a link. */
export function closeMarks(text: string): string {
  return loaded().closeMarks(text);
}

function loaded(): Parser {
  if (!parser) throw new Error('Call loadMarkdown first');
  return parser;
}
