import { Parser } from 'htmlparser2';
import MarkdownIt from 'markdown-it';

// `bullets` splits lists, because Markdown drops the number of "2019. was good".
const markdown = new MarkdownIt({ breaks: true }).disable(['code', 'fence', 'list']);
const bullets = /^[ \t]*(?:[-*–—·][ \t]+|\d{1,2}[.)][ \t]+|[•‣◦▪▫●○■□►▶➤➢✓✔★⁃∙][ \t]*)/gm;
const tag =
  /<\/?(?:a|b|br|div|em|h\d|i|li|ol|p|script|small|span|strong|style|sub|sup|table|t[dr]|u|ul)\b[^<>]*>/i;
const inline = /^(?:a|abbr|b|code|em|font|i|img|mark|s|small|span|strong|sub|sup|u)$/;

/** Paragraphs and list items of plain text, Markdown or HTML, as plain text. */
export function paragraphsOf(text: string): string[] {
  const lines = text.replace(/\r\n?|[\u2028\u2029]/g, '\n');
  if (tag.test(text)) return blocksOf(lines);
  // "• one • two" on one line
  const split = /^\s*[•‣◦▪●■►➤✓✔]/m.test(lines) ? lines.replace(/[ \t]+(?=[•‣◦▪●■►➤✓✔]\s)/g, '\n') : lines;
  return blocksOf(markdown.render(split.replace(bullets, '\n\n')));
}

/** One line of plain text. Keeps Markdown: a name may contain an underscore. */
export function lineOf(text: string): string {
  return tag.test(text) || /&#?\w+;/.test(text) ? blocksOf(text).join(' ') : collapse(text);
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

/** Shortens `Senior Engineer, Cloud Architect and Maintainer` to the first parts that fit. */
export function firstParts(text: string, length: number): string {
  if (text.length <= length) return text;
  const ends = text.matchAll(/\s*(?:[,;|/·•&、，；｜]|\s[–—-]\s|\s(?:and|at|und|et|y|dan|@)\s)/g);
  const end = [...ends].findLast(({ index }) => index > 0 && index <= length);
  return end ? text.slice(0, end.index).trim() : clip(text, length);
}

/** Decodes a file in UTF-8, UTF-16 with a byte-order mark, or Windows-1252. */
export function decode(bytes: Uint8Array): string {
  const utf = bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : bytes[0] === 0xfe ? 'utf-16be' : 'utf-8';
  try {
    return new TextDecoder(utf, { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

function blocksOf(html: string): string[] {
  const found = [''];
  const open: string[] = [];
  const add = (text: string) => found.push((found.pop() ?? '') + text);
  const split = (name: string) => void (inline.test(name) || found.push(''));
  const parser = new Parser({
    onopentag(name) {
      if (name === 'br') add('\n');
      else split(name);
      open.push(name);
    },
    ontext: (data) => void (/script|style|title/.test(open.at(-1) ?? '') || add(data)),
    onclosetag(name) {
      open.pop();
      if (name !== 'br') split(name);
    },
  });
  parser.end(html);
  return found.map(collapse).filter(Boolean);
}

/** Collapses whitespace. Removes control and zero-width characters and direction overrides, but not joiners. */
function collapse(text: string): string {
  const visible = text.replace(/[\u200b\u2060\ufeff\u00ad\u202a-\u202e\u2066-\u2069]|(?!\s)\p{Cc}/gu, '');
  return visible.replace(/\s+/g, ' ').trim();
}

// biome-ignore format: a list
const roleWords = new Set('3d a ai an analyst analytics and android app application applications architect architecture artist assistant associate at automation backend back blockchain bootcamp builder business chief cloud coder computer consultant content creative creator cyber data database designer desktop developer development devops digital director distributed editor embedded end engineer engineering enthusiast experience expert for freelance freelancer front frontend full fullstack game games graduate graphic graphics hardware head illustrator in infrastructure informatics information intelligence intern interaction interface it junior lead leader learning lecturer machine maintainer maker manager marketing marketer maths mid middle mobile motion network of officer open operations owner photographer platform principal product production professional programmer project quality reliability research researcher robotics science scientist security senior service site social software solutions source specialist stack staff strategist student support system systems teacher tech technical technician technologist technology test tester the trainee tutor ui university user ux video visual web website writer'.split(' '));

/**
 * A role in a sentence: "UX Designer" becomes "a UX designer". Names and acronyms keep their capitals.
 *
 * @param isName whether a word is the name of a technology
 * @returns `undefined` for a role with words that are not English
 */
export function inSentence(role: string, isName: (word: string) => boolean): string | undefined {
  const words = role.match(/[\p{L}\p{N}][\p{L}\p{N}.+#’']*/gu) ?? [];
  const isKept = (word: string) =>
    /^\p{Lu}[\p{Lu}\p{N}]{0,4}$|\p{Ll}\p{Lu}|^Native$/u.test(word) || isName(word);
  if (!words.every((word) => roleWords.has(word.toLowerCase()) || isKept(word))) return undefined;
  const noun = role.replace(/[\p{L}\p{N}][\p{L}\p{N}.+#’']*/gu, (word) =>
    isKept(word) ? word : word.toLowerCase(),
  );
  // By sound: "an SRE", "a UX designer", "an hour".
  const isVowel =
    /^(?:[AEFHILMNORSX](?:\p{Lu}|\b)|(?!(?:[Ee]u|[Oo]ne|[Uu]ni|[Uu]se|U\p{Lu}))[AEIOUaeiou]|hono|hour)/u.test(
      noun,
    );
  return `${isVowel ? 'an' : 'a'} ${noun}`;
}
