import { DomUtils, parseDocument } from 'htmlparser2';
import { findPhoneNumbersInText, getCountries } from 'libphonenumber-js/min';
import MarkdownIt from 'markdown-it';
import { commaOf } from '#content/assemble/direction-of.ts';
import tables from './tables.json' with { type: 'json' };

/** Names of countries in the languages in which they are read. */
const countries = 'en id es pt fr de ar he it nl sv da nb pl cs ru uk tr ro ca ja zh'
  .split(' ')
  .map((lang) => new Intl.DisplayNames(lang, { type: 'region' }));

// `bullets` splits lists, because Markdown drops the number of "2019. was good".
const markdown = new MarkdownIt({ breaks: true }).disable(['code', 'fence', 'list']);
const bullets = /^[ \t]*(?:[-*–—·][ \t]+|\d{1,2}[.)][ \t]+|[○□✓✔★][ \t]*)|[ \t]*[•‣◦▪●■►➤][ \t]*/gm;
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
  const [named] = rest.match(/\p{L}[\p{L}\p{M}]{2,}/gu)?.flatMap((word) => monthOf(word) || []) ?? [];
  // Not the quarter in "Q3".
  const numbers = rest.match(/(?<![\d\p{Script=Latin}])\d{1,2}(?![\d\p{Script=Latin}])/gu)?.map(Number) ?? [];
  const isMonth = (number: number) => number >= 1 && number <= 12;
  // 03/04/2024 is ambiguous, unless only one of the two can be a month.
  const found = text.startsWith(year) ? numbers.slice(0, 1) : [...new Set(numbers.filter(isMonth))];
  const month = named ?? (found.length === 1 ? found[0] : 0) ?? 0;
  return isMonth(month) ? `${year}-${String(month).padStart(2, '0')}` : year;
}

/** The number of a month from the start of its name in one of the languages, alone or in a date, or 0. */
function monthOf(word: string): number {
  const plain = word.normalize('NFD').replace(/\p{M}/gu, '');
  const isNamed = (names: string) => names.split(' ').some((name) => name.startsWith(plain));
  return tables.months.findIndex(isNamed) + 1;
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

/** The code of a country, from the code or the name in one of the languages. */
function codeOf(text: string) {
  const wanted = text.toUpperCase().replace(/^USA$/, 'US').replace(/^UK$/, 'GB');
  const isNamed = (code: string) => countries.some((names) => names.of(code)?.toUpperCase() === wanted);
  return getCountries().find((code) => code === wanted) ?? getCountries().find(isNamed);
}

/** The country at the end of a place, such as `Semarang, Indonesia`. Two letters may be a state: `Atlanta, GA`. */
export function countryIn(place: string): string {
  const [, last = ''] = /,\s*([^,]{3,})$/.exec(place) ?? [];
  return codeOf(last) ? last : '';
}

/**
 * A place with the name of its country in a language: `Amman, Jordan` from `Amman` and `JO`, or from `Amman, JO` if Jordan is the
 * owner's country, `home`.
 */
export function placeName(text: string, country: string, home: string, lang: string): string {
  const names = text.split(/\s*,\s*/).filter(Boolean);
  const last = names.at(-1) ?? '';
  const code = codeOf(country || (last === codeOf(home) ? last : ''));
  const inCountry = names.filter((one) => !code || codeOf(one) !== code);
  const shown = code ? new Intl.DisplayNames(lang, { type: 'region' }).of(code) : country;
  return [...new Set([...inCountry, shown])].filter(Boolean).join(commaOf(lang));
}

/** A text as a sentence: with a full stop. */
export function sentence(text: string): string {
  const stop = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]$/u.test(text) ? '。' : '.';
  return /[\p{L}\p{N}\p{M})”"’'»]$/u.test(text) ? text + stop : text;
}
