import { Parser } from 'htmlparser2';
import MarkdownIt from 'markdown-it';

/** Text between two block elements, and the length of the links in it. */
export type Block = { tag: string; text: string; linked: number };

const blockTags = new Set(
  'address article aside blockquote body br center dd details div dl dt figure footer form h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section summary table tbody td tfoot th thead tr ul'.split(
    ' ',
  ),
);
const inline =
  'a abbr b code del em font i img ins kbd mark picture s small source span strong sub sup svg u video';
const hidden = ['head', 'script', 'style', 'svg', 'template', 'title'];
const tag = new RegExp(
  `<(?!!--|/?(?:${[...blockTags, ...hidden, ...inline.split(' ')].join('|')})\\b)`,
  'gi',
);

/** Replaces a `<` that opens no tag, because an entity would show in code. */
const lessThan = '\ue000';

const markdown = new MarkdownIt({ html: true });
const prose = new MarkdownIt({ html: true, breaks: true }).disable(['code', 'fence']);

/**
 * Splits a Markdown file with HTML into blocks.
 *
 * @param skipped elements to drop with their content
 */
export function blocksOf(source: string, skipped: readonly string[]): Block[] {
  return blocksOfHtml(markdown.render(source), [...hidden, ...skipped]);
}

/**
 * Splits plain text, Markdown or HTML into paragraphs. List items become paragraphs; text that only looks like a tag
 * (`List<String>`) stays.
 */
export function paragraphsOf(text: string): string[] {
  const source = text
    .replaceAll('\r\n', '\n')
    .replace(/^[ \t]*[•‣◦▪●–*-][ \t]+/gm, '- ')
    .replace(tag, lessThan);
  return blocksOfHtml(prose.render(source), hidden).map(({ text }) => text);
}

/** One line of plain text. Keeps Markdown: a name may contain an underscore. */
export function lineOf(text: string): string {
  if (!/<\/?[a-z]|&#?\w+;/i.test(text)) return collapse(text);
  return collapse(
    blocksOfHtml(text.replace(tag, lessThan), hidden)
      .map(({ text }) => text)
      .join(' '),
  );
}

/**
 * Shortens a text to `length` UTF-16 units: to complete sentences, otherwise to complete words and an ellipsis. Also works for
 * languages without spaces, such as Chinese or Thai.
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

/** Decodes a file in UTF-8, UTF-16 with a byte-order mark, or Windows-1252. */
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
    const plain = collapse(text);
    if (plain)
      blocks.push({ tag: open.findLast((name) => blockTags.has(name)) ?? '', text: number + plain, linked });
    if (plain) number = '';
    [text, linked] = ['', 0];
  };
  const parser = new Parser({
    onopentag(name, { start }) {
      if (name === 'br') text += '\n';
      else if (blockTags.has(name)) flush();
      open.push(name);
      // Markdown parses `2019. …` at the start of a paragraph as a list.
      if (name === 'ol' && start) number = `${start}. `;
    },
    ontext(data) {
      if (isIn(skipped)) return;
      text += data;
      if (open.includes('a')) linked += data.trim().length;
    },
    onclosetag(name) {
      if (blockTags.has(name) && name !== 'br') flush();
      open.pop();
    },
  });
  parser.end(html);
  flush();
  return blocks;
}

/** Collapses whitespace, and removes control and zero-width characters, except joiners. */
function collapse(text: string): string {
  return text
    .replaceAll(lessThan, '<')
    .replace(/[\u200b\u2060\ufeff\u00ad]|(?!\s)\p{Cc}/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
}
