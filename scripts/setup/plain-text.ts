import { Parser } from 'htmlparser2';
import MarkdownIt from 'markdown-it';

/** A run of text between two block elements, and how many of its letters are links. */
export type Block = { tag: string; text: string; linked: number };

const boxes = new Set(
  'address article aside blockquote body br center dd details div dl dt figure footer form h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section summary table tbody td tfoot th thead tr ul'.split(
    ' ',
  ),
);
const inline =
  'a abbr b code del em font i img ins kbd mark picture s small source span strong sub sup svg u video';
const hidden = ['head', 'script', 'style', 'svg', 'template', 'title'];
const tag = new RegExp(`<(?!!--|/?(?:${[...boxes, ...hidden, ...inline.split(' ')].join('|')})\\b)`, 'gi');

/** Stands for a `<` that opens no tag, since an entity would show in code. */
const sign = '\ue000';

const markdown = new MarkdownIt({ html: true });
const prose = new MarkdownIt({ html: true, breaks: true }).disable(['code', 'fence']);

/**
 * The blocks of a Markdown file with HTML in it, in order.
 *
 * @param skipped elements to leave out with all that is in them
 */
export function blocksOf(source: string, skipped: readonly string[]): Block[] {
  return blocksOfHtml(markdown.render(source), [...hidden, ...skipped]);
}

/**
 * The paragraphs of a text that may be plain, Markdown or HTML. Items of a list are paragraphs of their own; what only
 * looks like a tag (`List<String>`) stays.
 */
export function paragraphsOf(text: string): string[] {
  const source = text
    .replaceAll('\r\n', '\n')
    .replace(/^[ \t]*[•‣◦▪●–*-][ \t]+/gm, '- ')
    .replace(tag, sign);
  return blocksOfHtml(prose.render(source), hidden).map(({ text }) => text);
}

/** One line of plain text. Markdown stays as it is: a name may have an underscore. */
export function lineOf(text: string): string {
  if (!/<\/?[a-z]|&#?\w+;/i.test(text)) return tidy(text);
  return tidy(
    blocksOfHtml(text.replace(tag, sign), hidden)
      .map(({ text }) => text)
      .join(' '),
  );
}

/**
 * The beginning of a text, at most `length` UTF-16 units of it: whole sentences, else whole words and an ellipsis. Words are
 * those of the text's language, so that Chinese or Thai without blanks is shortened too.
 */
export function clip(text: string, length: number): string {
  if (text.length <= length) return text;
  const sentences = fitting(text, 'sentence', length);
  if (sentences) return sentences;
  const words = fitting(text, 'word', length - 2) || fitting(text, 'grapheme', length - 2);
  return `${words.replace(/[\s,;:|·–—-]+$/u, '')} …`;
}

function fitting(text: string, granularity: Intl.SegmenterOptions['granularity'], length: number): string {
  let taken = '';
  for (const { segment } of new Intl.Segmenter('en', { granularity }).segment(text)) {
    if (taken.length + segment.trimEnd().length > length) break;
    taken += segment;
  }
  return taken.trim();
}

/** Text of a file in UTF-8 or UTF-16 with its byte-order mark, else in Windows-1252. */
export function decode(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

function blocksOfHtml(html: string, skipped: readonly string[]): Block[] {
  const blocks: Block[] = [];
  const open: string[] = [];
  let [text, linked, number] = ['', 0, ''];
  const isIn = (names: readonly string[]) => open.some((name) => names.includes(name));
  const flush = () => {
    const plain = tidy(text);
    if (plain)
      blocks.push({ tag: open.findLast((name) => boxes.has(name)) ?? '', text: number + plain, linked });
    if (plain) number = '';
    [text, linked] = ['', 0];
  };
  const parser = new Parser({
    onopentag(name, { start }) {
      if (name === 'br') text += '\n';
      else if (boxes.has(name)) flush();
      open.push(name);
      // `2019. …` at the start of a paragraph is a list for Markdown.
      if (name === 'ol' && start) number = `${start}. `;
    },
    ontext(data) {
      if (isIn(skipped)) return;
      text += data;
      if (open.includes('a')) linked += data.trim().length;
    },
    onclosetag(name) {
      if (boxes.has(name) && name !== 'br') flush();
      open.pop();
    },
  });
  parser.end(html);
  flush();
  return blocks;
}

/** On one line, without control characters and signs that have no width, except those that join letters. */
function tidy(text: string): string {
  return text
    .replaceAll(sign, '<')
    .replace(/[\u200b\u2060\ufeff\u00ad]|(?!\s)\p{Cc}/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
}
