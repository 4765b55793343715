import { getCountries, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { clip } from './text.ts';

/** Languages in which dates and countries are read. */
const languages = ['en', 'id', 'de', 'fr', 'es', 'pt', 'it', 'nl', 'tr', 'pl'];

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

/** Month numbers by long and short names. */
const months = new Map([['sept', 9]]);
for (const language of languages)
  for (const month of ['long', 'short'] as const)
    for (let at = 0; at < 12; at++) {
      const name = new Date(2000, at).toLocaleDateString(language, { month });
      months.set(name.toLowerCase().replace('.', ''), at + 1);
    }

/** Reads `2019`, `2023-9-28`, `09/2023`, `Sep 2023`, `28 September 2023`: `2023-09`, or the year if the month is unclear. */
export function readDate(text: string): string | undefined {
  const [year, ...others] = text.match(/(?<!\d)(?:19|20)\d\d(?!\d)/g) ?? [];
  if (!year || others.length > 0 || text.length > 40) return undefined;
  const rest = text.toLowerCase().replace(year, ' ');
  const named = rest.match(/\p{L}+/gu)?.flatMap((word) => months.get(word) ?? []) ?? [];
  const numbers = rest.match(/(?<!\d)\d{1,2}(?!\d)/g)?.map(Number) ?? [];
  const isMonth = (number: number) => number >= 1 && number <= 12;
  // 03/04/2024 is ambiguous, unless only one of the two can be a month.
  const found = text.startsWith(year) ? numbers.slice(0, 1) : [...new Set(numbers.filter(isMonth))];
  const [month = 0] = named.length > 0 ? named : found.length === 1 ? found : [];
  return isMonth(month) ? `${year}-${String(month).padStart(2, '0')}` : year;
}

/** The full name (`Kolesar, Rita` becomes Rita Kolesar), and the name without titles and initials that people use. */
export function personName(text: string): { name: string; fullName: string } {
  const fullName = text.replace(/^(\S+), (\p{Lu}\p{Ll}+)$/u, '$2 $1');
  const words = fullName.split(/[\s,]+/).filter((word) => /\p{L}/u.test(word));
  const isTitle = (word: string) => /\.$|^(?:dr|drs|h|hj|ir|mr|mrs|ms|mx|prof|sir)$/i.test(word);
  const name = words.find((word) => !isTitle(word)) ?? words[0] ?? '';
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
function codeOf(text: string) {
  const wanted = text.toUpperCase().replace(/^USA$/, 'US').replace(/^UK$/, 'GB');
  const isName = (code: string) => languages.some((one) => nameOf(code, one).toUpperCase() === wanted);
  return getCountries().find((code) => code === wanted || (wanted.length > 3 && isName(code)));
}

function nameOf(code: string, language = 'en'): string {
  return new Intl.DisplayNames(language, { type: 'region' }).of(code) ?? code;
}

/** Codes that are also states of the USA: "Atlanta, GA" is not in Gabon. */
const states = /^(A[LRZ]|C[AO]|DE|GA|I[DLN]|KY|LA|M[ADENOST]|N[CE]|PA|S[CD]|VA)$/;

/** `Amman, Jordan` from `Amman` and `JO`, or from `Amman, JO`. `home` may be the country of the owner. */
export function placeName(texts: readonly string[], country: string, home: string): string {
  const names = texts.flatMap((text) => text.split(/\s*,\s*/)).filter(Boolean);
  const last = names.at(-1) ?? '';
  const isCode = /^[A-Z]{2}$/.test(last) && (last === codeOf(home) || !states.test(last));
  const code = country || (isCode ? last : '');
  const name = code.length === 2 && codeOf(code) ? nameOf(code.toUpperCase()) : code;
  return [...new Set([...names.filter((one) => one !== code), name])].filter(Boolean).join(', ');
}
