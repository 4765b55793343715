import { boilerplate, commands } from './boilerplate.ts';
import { blocksOf } from './plain-text.ts';

const most = 20_000;
/** The minimum length of a paragraph; Chinese and Japanese need fewer characters. */
const [least, leastHan] = [40, 15];
const skipped = 'blockquote details dl figure h1 h2 h3 h4 h5 h6 nav ol picture pre summary table ul'.split(
  ' ',
);

/**
 * Finds the first prose paragraph of a README: no heading, badge, list, table, code, command, link bar or boilerplate.
 * Supports Markdown, HTML, and simple reStructuredText and AsciiDoc.
 *
 * @returns plain text on one line, or `''`
 */
export function firstParagraph(readme: string): string {
  const blocks = blocksOf(markdownOf(readme.slice(0, most)), skipped);
  return (
    blocks
      .map(({ text, linked }) => ({ text: text.replace(/:[a-z0-9_+-]{1,40}: ?/g, '').trim(), linked }))
      .find(({ text, linked }) => isProse(text) && linked < text.length / 2)?.text ?? ''
  );
}

/** Whether a generator wrote a text, e.g. `A new Flutter project.` */
export function isBoilerplate(text: string): boolean {
  return boilerplate.some((pattern) => pattern.test(text));
}

function isProse(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const isHan = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(text);
  return (
    text.length >= (isHan ? leastHan : least) &&
    letters > text.length / 2 &&
    !/[:：]$/.test(text) &&
    !isCommand(text) &&
    !isBoilerplate(text)
  );
}

function isCommand(text: string): boolean {
  if (/^([$>%#]|C:\\|import |export |const |#include)/.test(text)) return true;
  const [first = ''] = text.split(' ');
  return commands.includes(first) && (/(^| )--?\w|&&|[\w.]\/\w/.test(text) || !/[.!?]$/.test(text));
}

/** Removes front matter, and converts other markup to Markdown. */
function markdownOf(readme: string): string {
  const text = readme
    .replaceAll('\r\n', '\n')
    .replace(/^\ufeff?(---|\+\+\+)\n[\s\S]*?\n\1[ \t]*(?:\n|$)/, '');
  const isRst = /^\.\. (?:[\w-]+::|_|\||\w)/m.test(text) || /^([=~^*#-])\1{3,}\n.+\n\1{4,}$/m.test(text);
  const isAdoc = !isRst && /^(?:= \S|image::\S)/m.test(text);
  if (isAdoc) {
    return text
      .replace(/^(?::[\w-]+:.*|\w+::.*|\[.*\]|=+ .*|(?:v?\d|.{0,80}<\S{1,80}@\S{1,80}>$).*)$/gm, '')
      .replace(/^(-{4,}|\.{4,})\n[\s\S]*?\n\1$/gm, '')
      .replace(/(?:link:)?(https?:\/\/[^\s[]{1,300})\[([^\]]{0,300})\]/g, '$2');
  }
  if (!isRst) return text;
  return text
    .replace(/^([ \t]*)\.\. .*\n(?:[ \t]*\n|\1[ \t]{1,99}.*\n)*/gm, '\n')
    .replace(/^.*::$\n(?:[ \t]*\n|[ \t]+.*\n)*/gm, '\n')
    .replace(/^(.*)\n([=~^"'`#*+.:_-])\2{2,}$/gm, '# $1\n')
    .replace(/^([=~^"'`#*+.:_-])\1{2,}$/gm, '')
    .replace(/^:[\w -]+:.*$/gm, '')
    .replace(/\|[\w .-]{1,60}\|_{0,2}/g, '')
    .replace(/(?::[\w:-]{1,40}:)?`([^`<]{1,300}?)(?: ?<[^`>]{1,300}>)?`_{0,2}/g, '$1')
    .replace(/\b(\w+)__?(?=\W|$)/g, '$1');
}
