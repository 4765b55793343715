import type { MarkdownIt, Token } from 'markdown-it';

type InlineState = Parameters<Parameters<MarkdownIt['inline']['ruler']['push']>[1]>[0];

/** What the rules know about the text around. `isArriving`: its end may go on. */
export type InlineContext = { isArriving?: boolean };

/** Adds what models write beyond CommonMark. Each rule is linear: what it looks at is consumed or has a limit. */
export function addRules({ inline: { ruler } }: MarkdownIt): void {
  ruler.before('escape', 'math', math);
  ruler.before('autolink', 'line_break_tag', lineBreakTag);
  ruler.before('emphasis', 'bare_url', bareUrl);
}

/** Replaces `[ ]` and `[x]` at the start of list items. */
export function replaceTaskMarks(tokens: readonly Token[]): void {
  for (const [place, token] of tokens.entries()) {
    if (token.type !== 'inline' || tokens[place - 2]?.type !== 'list_item_open') continue;
    token.content = token.content.replace(/^\[([ xX])\](?=\s|$)/, (_, mark) => (mark === ' ' ? '☐' : '☑'));
  }
}

/** `<br>` is the only way to break a line in a table. */
function lineBreakTag(state: InlineState, isSilent: boolean): boolean {
  const tag = matchAt(/<br\s{0,9}\/?>/iy, state);
  if (!tag) return false;
  if (!isSilent) state.push('hardbreak', 'br', 0);
  state.pos += tag.length;
  return true;
}

/** Characters between the marks of a formula. */
const longestFormula = 500;

/** `\( … \)` and `\[ … \]`: the formula as it was written, without its marks. */
function math(state: InlineState, isSilent: boolean): boolean {
  const { src, pos } = state;
  if (src[pos] !== '\\') return false;
  const closing = { '(': '\\)', '[': '\\]' }[src[pos + 1] ?? ''];
  const formula = closing && src.slice(pos + 2, pos + 2 + longestFormula);
  const length = formula ? formula.indexOf(closing) : -1;
  if (!formula || length < 1) return false;
  // Text in escaped brackets is no formula.
  if (closing === '\\]' && !/[\\^_={}]/.test(formula.slice(0, length))) return false;
  if (!isSilent) state.pending += formula.slice(0, length).trim();
  state.pos += length + 4;
  return true;
}

/**
 * Links a URL that starts with `http://` or `https://`, and nothing else: `linkify` would also guess at `file.name`. As for
 * every link, `safeLink` decides where it may lead. The parser stops at the colon, so the scheme is already in `pending`.
 */
function bareUrl(state: InlineState, isSilent: boolean): boolean {
  const { src, pos } = state;
  if (!src.startsWith('://', pos)) return false;
  const scheme = /(?<!\w)https?$/i.exec(src.slice(Math.max(0, pos - 6), pos))?.[0];
  const rest = matchAt(/:\/\/[\w\-.~:/?#@!$&'()+,;=%]+/y, state);
  if (!scheme || !rest) return false;
  const url = withoutPunctuation(scheme + rest);
  const after = src.slice(pos - scheme.length + url.length).slice(0, 2);
  state.pos += url.length - scheme.length;
  if (isSilent) return true;
  const isHalf = (state.env as InlineContext).isArriving && /^[*_~]*$/.test(src.slice(state.pos));
  const canLink = state.linkLevel === 0 && state.pending.endsWith(scheme) && !isCut.test(after) && !isHalf;
  if (!canLink) {
    state.pending += url.slice(scheme.length);
    return true;
  }
  state.pending = state.pending.slice(0, -scheme.length);
  const open = state.push('link_open', 'a', 1);
  open.attrs = [['href', url]];
  state.push('text', '', 0).content = url;
  state.push('link_close', 'a', -1);
  return true;
}

/** A letter that a URL in ASCII leaves out, so that the link would lead elsewhere. East Asian text needs no blank before it. */
const isCut = /^(?![\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}])[\p{L}\p{M}\p{N}]/u;

/** Punctuation at the end belongs to the sentence, and so does a bracket that was opened before the URL. */
function withoutPunctuation(url: string): string {
  let end = url.length;
  let unmatched = url.split(')').length - url.split('(').length;
  for (; /[.,:;!?'_~)&]/.test(url.charAt(end - 1)); end--) {
    if (url.charAt(end - 1) === ')' && unmatched-- <= 0) break;
  }
  return url.slice(0, end);
}

function matchAt(pattern: RegExp, { src, pos }: InlineState): string | undefined {
  pattern.lastIndex = pos;
  return pattern.exec(src)?.[0];
}
