import type { MarkdownIt, Token } from 'markdown-it';
import { addRules } from './markdown-rules.ts';
import { unfinishedBlocks, withoutHalfUrl } from './unfinished.ts';

type Parser = { markdown: MarkdownIt; closeMarks: (text: string) => string };

let parser: Parser | undefined;

/** Call it before the functions below. Throws when a chunk cannot be loaded. */
export async function loadMarkdown(): Promise<void> {
  if (parser) return;
  const [{ default: createParser }, { default: cjkFriendly }, { default: remend }] = await Promise.all([
    import('markdown-it'),
    import('markdown-it-cjk-friendly'),
    import('remend'),
  ]);
  // `linkify` means full URLs only: its guesses at `file.name` are a core rule, and `parseReply` runs none.
  const markdown = createParser({ html: false, linkify: true, typographer: false, maxNesting: 100 });
  markdown.use(cjkFriendly).use(addRules);
  // Every link becomes a token and `safeLink` decides: the parser would show the Markdown source of a link it rejects.
  markdown.validateLink = () => true;
  markdown.normalizeLinkText = (text) => text;
  // A definition would disappear from the reply, and change text that is already shown.
  markdown.disable('reference');
  parser = { markdown, closeMarks: (text) => remend(text, onlyMarks) };
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

/** Much more would block frames: then the source shows, without line breaks or marks. `paragraph` is in characters. */
const most = { blockTokens: 3_000, inlineTokens: 300, paragraph: 5_000 };

/** A block of a reply. Two blocks with the same `source` look the same. */
export type Block = { token: Token; children: Block[]; source: string };

/** `isWhole` is false while a reply streams or when it was cut off: open marks at its end are closed or left out. */
export function parseReply(markdown: string, isWhole: boolean): Block[] {
  const text = markdown.replace(/\r\n?/g, '\n').replaceAll('\0', '\uFFFD');
  const parsed = isWhole ? parseBlocks(text) : unfinishedBlocks(text);
  const tokens = parsed.length > most.blockTokens ? parseBlocks(text.replace(/\s+/g, ' ')) : parsed;
  const root: Block[] = [];
  const open: Block[] = [];
  for (const token of tokens) {
    if (token.nesting < 0) {
      const closed = open.pop();
      if (closed) closed.source += `${closed.children.map(({ source }) => source).join('\n')}\n/`;
      continue;
    }
    const { type, tag, hidden, attrs, meta, content } = token;
    const source = `${type} ${tag} ${hidden} ${attrs} ${meta?.isCut}\n${content}`;
    const block = { token, children: [], source };
    (open.at(-1)?.children ?? root).push(block);
    if (token.nesting > 0) open.push(block);
  }
  return root;
}

export function parseBlocks(text: string): Token[] {
  const { markdown } = loaded();
  const tokens: Token[] = [];
  // Each row of a table gets as many cells as the first.
  const isTooWide = /(?:\|[^|\n]*){100}/.test(text);
  markdown.block.parse(isTooWide ? text.replace(/\s+/g, ' ') : text, markdown, {}, tokens);
  return tokens;
}

/** The end of a reply is parsed to close its marks, and again to show it. */
let latest: { content: string; tokens: Token[] } = { content: '', tokens: [] };

export function parseInline({ content, meta }: Pick<Token, 'content' | 'meta'>): Token[] {
  const { markdown } = loaded();
  if (content !== latest.content) {
    latest = { content, tokens: [] };
    if (content.length <= most.paragraph) markdown.inline.parse(content, markdown, {}, latest.tokens);
    const { length } = latest.tokens;
    if (length === 0 || length > most.inlineTokens) latest.tokens = asText(content);
  }
  return meta?.isCut ? withoutHalfUrl(latest.tokens) : latest.tokens;
}

function asText(content: string): Token[] {
  const { markdown } = loaded();
  const state = new markdown.inline.State(content, markdown, {}, []);
  state.pending = content;
  return [state.pushPending()];
}

export function closeMarks(text: string): string {
  return text.length > most.paragraph ? text : loaded().closeMarks(text);
}

function loaded(): Parser {
  if (!parser) throw new Error('Call loadMarkdown first');
  return parser;
}
