import { DomUtils, parseDocument } from 'htmlparser2';
import { findPhoneNumbersInText, getCountries } from 'libphonenumber-js/min';
import MarkdownIt from 'markdown-it';

/** Languages in which months are read. */
const languages = ['en', 'id', 'de', 'fr', 'es', 'pt', 'it', 'nl', 'tr', 'pl'];
const countries = new Intl.DisplayNames('en', { type: 'region' });

// `bullets` splits lists, because Markdown drops the number of "2019. was good".
const markdown = new MarkdownIt({ breaks: true }).disable(['code', 'fence', 'list']);
const bullets = /^[ \t]*(?:[-*–—·][ \t]+|\d{1,2}[.)][ \t]+|[•‣◦▪●○■□►➤✓✔★][ \t]*)/gm;
const tag = /<\/?(?:a|b|br|div|em|h\d|i|li|[ou]l|p|script|span|strong|style|table|t[dr]|u)\b[^<>]*>/i;
const block = /<\/?(?:div|h\d|li|[ou]l|p|table|t[dr])\b[^<>]*>/gi;

/** Paragraphs and list items of plain text, Markdown or HTML, as plain text. */
export function paragraphsOf(text: string): string[] {
  const lines = text.replace(/\r\n?|[\u2028\u2029]/g, '\n');
  return blocksOf(tag.test(text) ? lines : markdown.render(lines.replace(bullets, '\n\n')));
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

/** Completes a web address: `www.x.com/a` becomes `https://www.x.com/a`. `undefined` for anything else. */
export function webAddress(text: string | null | undefined): string | undefined {
  const address =
    /^(?:(https?):\/\/|\/\/)?((?:[^\s/?#:@<>{}.]+\.)+[^\s/?#:@<>{}.]{2,})((?::\d+)?(?:[/?#][^\s<>{}]*)?)$/i;
  const [, protocol = '', host = '', rest = ''] = address.exec(text?.trim() ?? '') ?? [];
  // `resume.pdf` is a file of the résumé's own site.
  const isFile = !protocol && /\.(?:pdf|html?|docx?|txt|png|jpe?g|svg|webp|php|json)$/i.test(host);
  const url = `${protocol.toLowerCase() || 'https'}://${host}${rest}`;
  return host && !isFile && !/\.\d+$/.test(host) && URL.canParse(url) ? url : undefined;
}

/** Reads `2019`, `2023-9-28`, `09/2023`, `Sep 2023`, `28 September 2023`: `2023-09`, or the year if the month is unclear. */
export function readDate(text: string): string | undefined {
  const [year, ...others] = text.match(/(?<!\d)(?:19|20)\d\d(?!\d)/g) ?? [];
  if (!year || others.length > 0 || text.length > 40) return undefined;
  const rest = text.toLowerCase().replace(year, ' ');
  const [named] = rest.match(/\p{L}{3,}/gu)?.flatMap((word) => monthOf(word) || []) ?? [];
  const numbers = rest.match(/(?<!\d)\d{1,2}(?!\d)/g)?.map(Number) ?? [];
  const isMonth = (number: number) => number >= 1 && number <= 12;
  // 03/04/2024 is ambiguous, unless only one of the two can be a month.
  const found = text.startsWith(year) ? numbers.slice(0, 1) : [...new Set(numbers.filter(isMonth))];
  const month = named ?? (found.length === 1 ? found[0] : 0) ?? 0;
  return isMonth(month) ? `${year}-${String(month).padStart(2, '0')}` : year;
}

/** The number of a month from its name or the start of it, or 0. */
function monthOf(word: string): number {
  const nameIn = (language: string, month: number) =>
    new Date(2000, month).toLocaleDateString(language, { month: 'long' }).toLowerCase();
  const isNamed = (month: number) => languages.some((one) => nameIn(one, month).startsWith(word));
  return [...Array(12).keys()].findIndex(isNamed) + 1;
}

/** The full name, and the name without titles and initials that people use. */
export function personName(text: string): { name: string; fullName: string } {
  const words = text.split(/[\s,]+/).filter((word) => /\p{L}/u.test(word));
  const isTitle = (word: string) => /\.$|^(?:dr|drs|h|hj|ir|mr|mrs|ms|mx|prof|sir)$/i.test(word);
  const name = words.find((word) => !isTitle(word)) ?? words[0] ?? '';
  return { name: clip(name, 40), fullName: clip(text, 80) };
}

/** The phone numbers in a text, such as `+43 660 1234567`. Those without a country code are of the `country`. */
export function phonesIn(text: string, country: string): string[] {
  const found = findPhoneNumbersInText(text.replace(/^\D*00/, '+'), codeOf(country));
  return found.map(({ number }) => number.formatInternational());
}

function codeOf(text: string) {
  const wanted = text.toUpperCase().replace(/^USA$/, 'US').replace(/^UK$/, 'GB');
  return getCountries().find((code) => code === wanted || countries.of(code)?.toUpperCase() === wanted);
}

/** `Amman, Jordan` from `Amman` and `JO`, or from `Amman, JO` if Jordan is the owner's country, `home`. */
export function placeName(text: string, country: string, home: string): string {
  const names = text.split(/\s*,\s*/);
  const last = country || (names.at(-1) === codeOf(home) && names.at(-1)) || '';
  const code = last.length === 2 && codeOf(last);
  const all = [...names.filter((one) => one !== last), code ? countries.of(code) : last];
  return [...new Set(all)].filter(Boolean).join(', ');
}
