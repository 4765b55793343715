import { DomUtils, parseDocument } from 'htmlparser2';
import MarkdownIt from 'markdown-it';

// `bullets` splits lists, because Markdown drops the number of "2019. was good".
const markdown = new MarkdownIt({ breaks: true }).disable(['code', 'fence', 'list']);
const bullets = /^[ \t]*(?:[-*–—·][ \t]+|\d{1,2}[.)][ \t]+|[•‣◦▪●○■□►➤✓✔★][ \t]*)/gm;
const tag = /<\/?(?:a|b|br|div|em|h\d|i|li|[ou]l|p|script|span|strong|style|table|t[dr]|u)\b[^<>]*>/i;
const block = /<\/?(?:div|h\d|li|[ou]l|p|table|t[dr])\b[^<>]*>/gi;

/** Paragraphs and list items of plain text, Markdown or HTML, as plain text. */
export function paragraphsOf(text: string): string[] {
  const lines = text.replace(/\r\n?|[\u2028\u2029]/g, '\n');
  if (tag.test(text)) return blocksOf(lines);
  // "• one • two" on one line
  const split = /^\s*[•▪●■►➤✓✔]/m.test(lines) ? lines.replace(/[ \t]+(?=[•▪●■►➤✓✔]\s)/g, '\n') : lines;
  return blocksOf(markdown.render(split.replace(bullets, '\n\n')));
}

/** One line of plain text. Keeps Markdown: a name may contain an underscore. */
export function lineOf(text: string): string {
  return tag.test(text) || /&#?\w+;/.test(text) ? blocksOf(text).join(' ') : collapse(text);
}

function blocksOf(html: string): string[] {
  const split = html.replace(/<(script|style)\b[\s\S]*?<\/\1>/gi, '').replace(block, '\u2029$&');
  const text = DomUtils.textContent(parseDocument(split));
  return text.split('\u2029').map(collapse).filter(Boolean);
}

/** Collapses whitespace. Removes control and zero-width characters and direction overrides, but not joiners. */
function collapse(text: string): string {
  const visible = text.replace(/[\u200b\u2060\ufeff\u00ad\u202a-\u202e\u2066-\u2069]|(?!\s)\p{Cc}/gu, '');
  return visible.replace(/\s+/g, ' ').trim();
}

/** Whether a template's own text was left in: `---name---`, `<name>`, `{{name}}`, `[Your name]`. */
export function isPlaceholder(text: string): boolean {
  const whole =
    /^(?:-{2,}.+-{2,}|<[\w -]+>|\[[\w -]+\]|\$?\{+[^}]*\}+|your[ -_]?(?:full )?(?:name|e-?mail).*)$/i;
  return whole.test(text.trim()) || /\/[<{][\w -]+[>}]/.test(text);
}

/** Shortens a text to `length` UTF-16 units: to complete sentences, otherwise to complete words and an ellipsis. */
export function clip(text: string, length: number): string {
  if (text.length <= length) return text;
  const [sentences] = /^.*(?:[.!?](?=\s)|[。！？])/su.exec(text.slice(0, length + 1)) ?? [];
  if (sentences && sentences.length <= length) return sentences.trim();
  const most = text.slice(0, length - 2).replace(/[\ud800-\udbff]$/, '');
  return `${(/^.*(?=\s)/s.exec(most)?.[0] || most).replace(/[\s,;:|·–—-]+$/u, '')} …`;
}

/** Shortens `Senior Engineer, Cloud Architect and Maintainer` to its first part, if it is too long. */
export function firstPart(text: string, length: number): string {
  const [first = ''] = text.length > length ? text.split(/\s*[,;|/·•，、]\s*|\s(?:[–—-]|and|at)\s/) : [text];
  return clip(first, length);
}
