import { getCountries, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { clip } from './text.ts';

const languages = ['en', 'id', 'de', 'fr', 'es', 'pt', 'it', 'nl', 'tr', 'pl'];

/** Completes a web address: `www.x.com/a` becomes `https://www.x.com/a`. `undefined` for anything else. */
export function webAddress(text: string | null | undefined): string | undefined {
  const address =
    /^(?:(https?):\/\/|\/\/)?((?:[^\s/?#:@<>{}.]+\.)+[^\s/?#:@<>{}.]{2,})((?::\d+)?(?:[/?#][^\s<>{}]*)?)$/i;
  const [, protocol = '', host = '', rest = ''] =
    address.exec(text?.trim().replace(/^<(.*)>$/, '$1') ?? '') ?? [];
  // `resume.pdf` is a file of the résumé's own site.
  const isFile = !protocol && /\.(?:pdf|html?|docx?|txt|png|jpe?g|svg|webp|php|json)$/i.test(host);
  const url = `${protocol.toLowerCase() || 'https'}://${host}${rest}`;
  return host && !isFile && !/\.\d+$/.test(host) && URL.canParse(url) ? url : undefined;
}

// biome-ignore format: a list
const currentWords = new Set('present|now|current|currently|ongoing|today|to date|until now|till now|in progress|sekarang|saat ini|kini|heute|aktuell|laufend|bis heute|actual|actualidad|actualmente|presente|atual|atualmente|présent|actuel|en cours|aujourd’hui|oggi|attuale|in corso|heden|nu|obecnie|danas|şimdi|至今|现在|現在|现今|현재|настоящее время|по настоящее время'.split('|'));

/** Month numbers by long and short names. */
const months = new Map([['sept', 9]]);
for (const language of languages) {
  for (const style of ['long', 'short'] as const) {
    const format = new Intl.DateTimeFormat(language, { month: style, timeZone: 'UTC' });
    for (let month = 0; month < 12; month++)
      months.set(format.format(Date.UTC(2000, month)).toLowerCase().replace('.', ''), month + 1);
  }
}

/** `date` is `2024-08` or `2024`. `isMonthLost`: the text has more than a year, but no valid month. */
export type FoundDate = { date?: string; isCurrent?: boolean; isMonthLost?: boolean };

/** Parses dates such as `2019`, `2023-9-28`, `09/2023`, `Sep 2023`, `28 September 2023`, `Summer 2020` and `Present`. */
export function readDate(text: string): FoundDate {
  const value = text.trim();
  if (currentWords.has(value.toLowerCase().replaceAll("'", '’'))) return { isCurrent: true };
  const years = value.match(/(?<!\d)(?:19\d\d|20\d\d|2100)(?!\d)/g) ?? [];
  const [year = ''] = years;
  if (years.length !== 1 || value.length > 40) return {};
  if (value === year) return { date: year };
  const month = monthIn(value, year);
  return month ? { date: `${year}-${String(month).padStart(2, '0')}` } : { date: year, isMonthLost: true };
}

function monthIn(value: string, year: string): number | undefined {
  const [, ...numbers] =
    /^\d{4}[-/. 年](\d{1,2})(?!\d)|^(\d{1,2})[-/. ]\d{4}$|^(\d{1,2})[-/. ]{1,2}(\d{1,2})[-/. ]{1,2}\d{4}$/.exec(
      value,
    ) ?? [];
  const words = value.replace(year, ' ').match(/\p{L}+/gu) ?? [];
  const found = numbers.some(Boolean)
    ? numbers.filter(Boolean).map(Number)
    : words.flatMap((word) => months.get(word.toLowerCase()) ?? []);
  // 03/04/2024 is ambiguous, unless only one of the two can be a month.
  const [month, ...others] = new Set(found.filter((number) => number >= 1 && number <= 12));
  return others.length === 0 ? month : undefined;
}

// biome-ignore format: a list
const titles = new Set('bapak bpk dipl dott dottssa dr dra drs drg eng engr frau fr h haji herr hj hon ibu ing ir kh lic lord lady mag md me mgr miss mme mlle monsieur mr mrs ms mx phd prof rer nat rev señor señora sir sr sra srta ust ustadz'.split(' '));
const suffixes =
  /^(?:[bmd]\.? ?(?:a|sc?|eng|ed|com|kom|ba|tech|phil)\.?|s\. ?\w+\.?|ph\.? ?d\.?|m\.? ?d\.?|[mb]sc|pmp|cpa|esq\.?|[js]r\.?|ii|iii|iv|dipl.*|ing\.?|cfa|rn|llm|mph|.*(?:engineer|developer|designer|student|manager|analyst|scientist).*)$/i;

/**
 * Parses a name: `Kolesar, Rita` becomes Rita Kolesar. Only the full name keeps titles.
 *
 * @returns `undefined` for a text without letters
 */
export function personName(text: string): { name: string; fullName: string } | undefined {
  if (!/\p{L}/u.test(text)) return undefined;
  const isTitle = (word: string) =>
    word.split(/[.-]+/).every((part) => !part || titles.has(part.toLowerCase()));
  const [first = '', given = '', ...rest] = text.split(/\s*[,，]\s*/).filter(Boolean);
  const family = first.split(' ').filter((word) => !isTitle(word));
  const isReversed = given && !suffixes.test(given) && family.length > 0 && family.length < 4;
  const title = first.split(' ').filter(isTitle);
  const parts = isReversed ? [[...title, given, ...family].join(' '), ...rest] : [first, given, ...rest];
  const fullName = parts.filter(Boolean).join(', ');
  const words = (isReversed ? given : first).split(' ').filter((word) => /\p{L}/u.test(word));
  const names = words.filter((word) => !isTitle(word));
  const name = names.find((word) => !/^(?:\p{Lu}\.?)+$/u.test(word)) ?? names[0] ?? words[0] ?? fullName;
  return { name: clip(name.replace(/^["“(]|["”)]$/g, ''), 40), fullName: clip(fullName, 80) };
}

/**
 * Formats a phone number with its country code, e.g. `+43 660 1234567`.
 *
 * @param country a name or code, for numbers without a country code
 * @throws Error that says what is wrong with it
 */
export function phoneOf(text: string, country: string): string {
  const parts = text.split(/\s*(?:[/;,|]|\s(?:or|and|und|atau|ou|o|y)\s)\s*(?=[+(\d])/);
  if (parts.filter((part) => part.replace(/\D/g, '').length > 5).length > 1)
    throw new Error('has several numbers. Name one');
  const typed = text.replace(/^[\p{L} ]+[.:]?\s*(?=[+(\d])/u, '').replace(/^00/, '+');
  const number = parsePhoneNumberFromString(typed, codeOf(country));
  if (!number?.isPossible()) throw new Error('is not a number with a country code, skipped');
  return number.formatInternational();
}

/** The code of a country, given its code or its name in any of the languages above. */
export function codeOf(text: string) {
  const wanted = text.toUpperCase().replace(/^USA$/, 'US').replace(/^UK$/, 'GB');
  const isName = (code: string) =>
    languages.some((language) => nameOf(code, language).toUpperCase() === wanted);
  return getCountries().find((code) => code === wanted || (wanted.length > 3 && isName(code)));
}

function nameOf(code: string, language = 'en'): string {
  return new Intl.DisplayNames(language, { type: 'region' }).of(code) ?? code;
}

/** Codes that are also states of the USA: "Atlanta, GA" is not in Gabon. */
const states = /^(A[LRZ]|C[AO]|DE|GA|I[DLN]|KY|LA|M[ADENOST]|N[CE]|PA|S[CD]|VA)$/;

/** `Amman, Jordan` from `Amman` and `JO`, or from `Amman, JO`. `home` may be the country of the owner. */
export function placeName(texts: readonly string[], country: string, home: string): string {
  const names = texts
    .join(', ')
    .split(/\s*,\s*/)
    .filter(Boolean);
  const last = names.at(-1) ?? '';
  const code =
    country || (/^[A-Z]{2}$/.test(last) && (last === codeOf(home) || !states.test(last)) ? last : '');
  const name = code.length === 2 && codeOf(code) ? nameOf(code.toUpperCase()) : code;
  return [...new Set([...names.filter((one) => one !== code), name])].filter(Boolean).join(', ');
}
