import createParser, { type MarkdownIt, type Token } from 'markdown-it';
import cjkFriendly from 'markdown-it-cjk-friendly';
import remend from 'remend';
import { misleading } from '#lib/clean-text.ts';

/** A token with the tokens between its marks. */
export type Node = { token: Token; children: Node[] };

/** Much more would block frames: then the source shows, without line breaks or marks. `paragraph` is in characters. */
const most = { blockTokens: 3_000, inlineTokens: 300, paragraph: 5_000 };

const parser = createParser({ html: false, linkify: true, typographer: false, maxNesting: 100 });
parser.use(cjkFriendly).use(addRules);
// Every link becomes a token and `safeLink` decides: the parser would show the Markdown source of a link it rejects.
parser.validateLink = () => true;
parser.normalizeLinkText = (text) => text;

/** `isWhole` is false while a reply streams or when it was cut off: open marks at its end are closed. */
export function parseReply(markdown: string, isWhole: boolean): Node[] {
  const parse = (text: string) => parser.parse(text, { isWhole });
  // Each row of a table gets as many cells as the first.
  const isTooWide = /(?:\|[^|\n]*){100}/.test(markdown);
  const tokens = isTooWide ? [] : parse(markdown);
  const isTooLong = tokens.length > most.blockTokens;
  return nested(isTooWide || isTooLong ? parse(markdown.replace(/\s+/g, ' ')) : tokens);
}

function nested(tokens: readonly Token[]): Node[] {
  const root: Node[] = [];
  const open = [root];
  for (const token of tokens) {
    if (token.nesting < 0) open.pop();
    else {
      const node = { token, children: nested(token.children ?? []) };
      open.at(-1)?.push(node);
      if (token.nesting > 0) open.push(node.children);
    }
  }
  return root;
}

/** A reply without marks. */
export function plainText(markdown: string, isWhole: boolean): string {
  return linesOf(parseReply(markdown, isWhole));
}

export function textOf({ token: { type, block, content }, children }: Node): string {
  if (type === 'hardbreak') return '\n';
  if (children.length === 0) return block ? content.trimEnd() : content;
  return block && type !== 'inline' ? linesOf(children) : children.map(textOf).join('');
}

function linesOf(nodes: readonly Node[]): string {
  const lines = nodes.map(textOf);
  return lines.filter((line) => line.trim()).join('\n');
}

/** Adds what models write beyond CommonMark. Each rule is linear: what it looks at is consumed or has a limit. */
function addRules({ block, core, inline, linkify }: MarkdownIt): void {
  // A definition would disappear from the reply. A line under a text is a rule or a list, which models write without a blank line.
  block.ruler.disable(['reference', 'lheading']);
  // It guesses at `file.name`.
  core.ruler.disable('linkify');
  inline.ruler.before('autolink', 'line_break_tag', lineBreakTag);
  for (const scheme of ['http:', 'https:']) linkify.add(scheme, { validate: urlLength });
  core.ruler.after('normalize', 'visible', (state) => {
    state.src = state.src.replace(misleading, '');
  });
  core.ruler.after('block', 'arriving', ({ tokens, env }) => {
    if (!env.isWhole) closeLastMarks(tokens);
    for (const token of tokens) if (token.content.length > most.paragraph) showSource(token);
  });
  core.ruler.before('text_join', 'texts', ({ tokens }) => {
    for (const token of tokens) {
      if ((token.children?.length ?? 0) > most.inlineTokens) showSource(token);
      readText(token);
    }
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

const ends = /[.,:;!?)\]%…”’»]/;

/** Only in the block that is being written, past the empty cells that a table row has not reached yet. */
function closeLastMarks(tokens: readonly Token[]): void {
  const last = tokens.findLast(
    ({ nesting, type, content }) => nesting === 0 && (type !== 'inline' || content),
  );
  if (last?.type === 'inline' && last.content.length <= most.paragraph)
    last.content = remend(last.content, onlyMarks);
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

function showSource(token: Token): void {
  if (token.type !== 'inline') return;
  token.type = 'text';
  token.children = null;
}

/** The style sheet shows line breaks in a text. */
function readText(token: Token): void {
  if (token.type === 'softbreak') Object.assign(token, { type: 'text', content: '\n' });
  // Also what was written as an entity.
  token.content = token.content.replace(misleading, '');
  token.children?.forEach(readText);
}

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

type InlineState = Parameters<Parameters<MarkdownIt['inline']['ruler']['push']>[1]>[0];

/** `<br>` is the only way to break a line in a table. */
function lineBreakTag(state: InlineState, isSilent: boolean): boolean {
  const tag = /^<br\s{0,9}\/?>/i.exec(state.src.slice(state.pos, state.pos + 15))?.[0];
  if (!tag) return false;
  if (!isSilent) state.push('hardbreak', 'br', 0);
  state.pos += tag.length;
  return true;
}
