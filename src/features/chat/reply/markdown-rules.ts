import type { MarkdownIt } from 'markdown-it';

type InlineState = Parameters<Parameters<MarkdownIt['inline']['ruler']['push']>[1]>[0];

/** Adds what models write beyond CommonMark. Each rule is linear: what it looks at is consumed or has a limit. */
export function addRules({ inline, linkify }: MarkdownIt): void {
  for (const scheme of ['http:', 'https:']) linkify.add(scheme, { validate: urlLength });
  inline.ruler.before('autolink', 'line_break_tag', lineBreakTag);
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
