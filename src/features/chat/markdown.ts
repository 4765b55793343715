import type { MarkdownIt, Token } from 'markdown-it';
import { misleading } from '#lib/clean-text.ts';
import { homePath, notePath, notesPath, projectPath } from '#lib/paths.ts';

type Loaded = { markdown: MarkdownIt; closeMarks: (text: string) => string; pages: ReadonlySet<string> };

let loaded: Loaded | undefined;

/** Call it before the functions below. Throws when a chunk cannot be loaded. */
export async function loadMarkdown(): Promise<void> {
  if (loaded) return;
  const [{ default: createParser }, { default: cjkFriendly }, { default: remend }, { projects }, { notes }] =
    await Promise.all([
      import('markdown-it'),
      import('markdown-it-cjk-friendly'),
      import('remend'),
      import('#content/index.ts'),
      import('#content/assemble/notes.built.ts'),
    ]);
  // `linkify` means full URLs only: its guesses at `file.name` are a core rule, and `parseReply` runs none.
  const markdown = createParser({ html: false, linkify: true, typographer: false, maxNesting: 100 });
  markdown.use(cjkFriendly).use(addRules);
  // Every link becomes a token and `safeLink` decides: the parser would show the Markdown source of a link it rejects.
  markdown.validateLink = () => true;
  markdown.normalizeLinkText = (text) => text;
  // A definition would disappear from the reply. A line under a text is a rule or a list, which models write without a blank line.
  markdown.disable(['reference', 'lheading']);
  const ofNotes = notes.length > 0 ? [notesPath, ...notes.map(notePath)] : [];
  loaded = {
    markdown,
    closeMarks: (text) => remend(text, onlyMarks),
    pages: new Set([homePath, ...projects.map(projectPath), ...ofNotes]),
  };
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

/** `isWhole` is false while a reply streams or when it was cut off: open marks at its end are closed. */
export function parseReply(markdown: string, isWhole: boolean): Block[] {
  const text = markdown.replace(/\r\n?/g, '\n').replaceAll('\0', '\uFFFD').replace(misleading, '');
  const parsed = parseBlocks(text);
  const tokens = parsed.length > most.blockTokens ? parseBlocks(text.replace(/\s+/g, ' ')) : parsed;
  if (!isWhole) closeLastMarks(tokens);
  const root: Block[] = [];
  const open: Block[] = [];
  for (const token of tokens) {
    if (token.nesting < 0) {
      const closed = open.pop();
      if (closed) closed.source += `${closed.children.map(({ source }) => source).join('\n')}\n/`;
      continue;
    }
    const { type, tag, hidden, attrs, content } = token;
    const block = { token, children: [], source: `${type} ${tag} ${hidden} ${attrs}\n${content}` };
    (open.at(-1)?.children ?? root).push(block);
    if (token.nesting > 0) open.push(block);
  }
  return root;
}

function parseBlocks(text: string): Token[] {
  const { markdown } = parser();
  const tokens: Token[] = [];
  // Each row of a table gets as many cells as the first.
  const isTooWide = /(?:\|[^|\n]*){100}/.test(text);
  markdown.block.parse(isTooWide ? text.replace(/\s+/g, ' ') : text, markdown, {}, tokens);
  return tokens;
}

/** Only in the block that is being written, past the empty cells that a table row has not reached yet. */
function closeLastMarks(tokens: readonly Token[]): void {
  const last = tokens.findLast(
    ({ nesting, type, content }) => nesting === 0 && (type !== 'inline' || content),
  );
  if (last?.type === 'inline' && last.content.length <= most.paragraph)
    last.content = parser().closeMarks(last.content);
}

export function parseInline({ content }: Token): Token[] {
  const { markdown } = parser();
  const tokens: Token[] = [];
  if (content.length <= most.paragraph) markdown.inline.parse(content, markdown, {}, tokens);
  if (tokens.length > 0 && tokens.length <= most.inlineTokens) return tokens;
  const state = new markdown.inline.State(content, markdown, {}, []);
  state.pending = content;
  return [state.pushPending()];
}

/** Whether the site has a page at a path, whatever its query and hash. */
export function hasPage(path: string): boolean {
  const [page = ''] = path.split(/[?#]/);
  return parser().pages.has(page.replace(/(.)\/$/, '$1'));
}

function parser(): Loaded {
  if (!loaded) throw new Error('Call loadMarkdown first');
  return loaded;
}

/** Adds what models write beyond CommonMark. Each rule is linear: what it looks at is consumed or has a limit. */
function addRules({ inline, linkify }: MarkdownIt): void {
  for (const scheme of ['http:', 'https:']) linkify.add(scheme, { validate: urlLength });
  inline.ruler.before('autolink', 'line_break_tag', lineBreakTag);
  // Entities may have brought some back.
  inline.ruler2.push('misleading', ({ tokens }) => {
    for (const token of tokens) token.content = token.content.replace(misleading, '');
    return true;
  });
  inline.State = class extends inline.State {
    /** `**Label:**text`: CommonMark does not end bold text between punctuation and a letter. */
    override scanDelims(start: number, canSplitWord: boolean) {
      const marks = super.scanDelims(start, canSplitWord);
      const isAfterLabel =
        marks.length === 2 && this.src[start] === '*' && ends.test(this.src[start - 1] ?? '');
      return isAfterLabel ? { ...marks, can_close: true } : marks;
    }
  };
}

type InlineState = Parameters<Parameters<MarkdownIt['inline']['ruler']['push']>[1]>[0];

const ends = /[.,:;!?)\]%…”’»]/;

/** In ASCII, because East Asian text needs no blank after a URL. 0 if another letter follows: it would lead elsewhere. */
function urlLength(text: string, start: number): number {
  const [url = ''] = /^\/\/[\w\-.~:/?#@!$&'()+,;=%]+/.exec(text.slice(start)) ?? [];
  let end = url.length;
  // Punctuation belongs to the sentence, and so does a bracket that was opened before the URL.
  let unmatched = url.split(')').length - url.split('(').length;
  for (; /[.,:;!?'_~)&]/.test(url.charAt(end - 1)); end--) {
    if (url.charAt(end - 1) === ')' && unmatched-- <= 0) break;
  }
  return isCut.test(text.slice(start + end, start + end + 2)) ? 0 : end;
}

const isCut = /^(?![\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}])[\p{L}\p{M}\p{N}]/u;

/** `<br>` is the only way to break a line in a table. */
function lineBreakTag(state: InlineState, isSilent: boolean): boolean {
  const pattern = /<br\s{0,9}\/?>/iy;
  pattern.lastIndex = state.pos;
  const tag = pattern.exec(state.src)?.[0];
  if (!tag) return false;
  if (!isSilent) state.push('hardbreak', 'br', 0);
  state.pos += tag.length;
  return true;
}
