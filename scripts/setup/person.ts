import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { clip } from './plain-text.ts';

/** Titles, in lower case and without dots. */
const titles = new Set(
  'bapak bpk dipl dott dottssa dr dra drs drg eng engr frau fr h haji herr hj hon ibu ing ir kh lic lord lady mag md me mgr miss mme mlle monsieur mr mrs ms mx phd prof rer nat rev señor señora sir sr sra srta ust ustadz'.split(
    ' ',
  ),
);
const suffixes =
  /^(?:(?:b|m|d)\.? ?(?:a|s|sc|eng|ed|com|kom|ba|tech|phil|pharm|des|fa)\.?|s\. ?\w+\.?|ph\.? ?d\.?|m\.? ?d\.?|mba|bsc|msc|pmp|cpa|esq\.?|jr\.?|sr\.?|ii|iii|iv|dipl\.?.*|ing\.?|cfa|rn|llm|mph|.*(?:engineer|developer|designer|student|manager|analyst|scientist).*)$/i;

/**
 * Parses a name: `Kolesar, Rita` becomes Rita Kolesar. Only the full name keeps titles.
 *
 * @returns `undefined` for a text without letters
 */
export function personName(text: string): { name: string; fullName: string } | undefined {
  if (!/\p{L}/u.test(text)) return undefined;
  const isTitle = (word: string) =>
    word.split(/[.-]+/).every((part) => !part || titles.has(part.toLowerCase()));
  const isInitial = (word: string) => /^(?:\p{Lu}\.?|(?:\p{Lu}\.)+)$/u.test(word);
  const [first = '', given = '', ...rest] = text.split(/\s*[,，]\s*/).filter(Boolean);
  const before = first.split(' ').findIndex((word) => !isTitle(word));
  const [title, family] = [first.split(' ').slice(0, before), first.split(' ').slice(before)];
  const isReversed =
    given !== '' &&
    !suffixes.test(given) &&
    before !== -1 &&
    family.length < 4 &&
    given.split(' ').length < 4;
  const reversed = [...title, given, ...family].join(' ');
  const fullName = [...(isReversed ? [reversed] : [first, given]), ...rest].filter(Boolean).join(', ');
  const words = (isReversed ? given : first).split(' ').filter((word) => /\p{L}/u.test(word));
  const names = words.filter((word) => !isTitle(word));
  const name = names.find((word) => !isInitial(word)) ?? names[0] ?? words[0] ?? fullName;
  return { name: clip(name.replace(/^["“(]|["”)]$/g, ''), 40), fullName: clip(fullName, 80) };
}

/** Shortens `Senior Engineer, Cloud Architect and Maintainer` to the first parts that fit. */
export function firstParts(text: string, length: number): string {
  if (text.length <= length) return text;
  const ends = [...text.matchAll(/\s*(?:[,;|/·•&、，；｜]|\s[–—-]\s|\s(?:and|at|und|et|y|dan|@)\s)/g)].map(
    ({ index }) => index,
  );
  const end = ends.findLast((at) => at > 0 && at <= length);
  return end === undefined ? clip(text, length) : text.slice(0, end).trim();
}

/**
 * Formats a phone number with its country code, e.g. `+43 660 1234567`.
 *
 * @param country two letters, for numbers without a code
 * @returns `undefined` for an impossible number
 */
export function phoneOf(text: string, country: string): string | undefined {
  const typed = text.replace(/^(?:tel|phone|mobile|wa|whatsapp):\s*/i, '').replace(/^00/, '+');
  const code = /^[a-z]{2}$/i.test(country) ? country.toUpperCase() : undefined;
  const number = parsePhoneNumberFromString(
    typed,
    code as Parameters<typeof parsePhoneNumberFromString>[1] & string,
  );
  return number?.isPossible() ? number.formatInternational() : undefined;
}

/** The English name of a country code. */
export function countryOf(code: string): string {
  if (!/^[a-z]{2}$/i.test(code)) return code;
  return new Intl.DisplayNames('en', { type: 'region' }).of(code.toUpperCase()) ?? code;
}
