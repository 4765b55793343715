import { type Language, languages } from './words.ts';

/** The year and month (0 to 11) that a date such as `March 2024` or `2024-03` names; `undefined` without a year. */
export function readDate(date: string): { year: number; month?: number } | undefined {
  const year = Number(/(?:19|20)\d\d/.exec(date)?.[0]);
  if (!year) return undefined;
  const words = date.toLowerCase().split(/[^\p{L}]+/u);
  for (const { months } of Object.values(languages)) {
    const month = months
      .split(' ')
      .findIndex((name) => words.some((word) => word.length > 2 && name.startsWith(word)));
    if (month >= 0) return { year, month };
  }
  const number = Number(/(?:19|20)\d\d\D(\d{1,2})/.exec(date)?.[1]);
  return number >= 1 && number <= 12 ? { year, month: number - 1 } : { year };
}

/** A date in the words of a language, where it is one of a month and a year; otherwise as it stands. */
export function sayDate(date: string, language: Language): string {
  const read = readDate(date);
  if (!read || read.month === undefined || !/^\p{L}+ \d{4}$/u.test(date)) return date;
  const month = languages[language].months.split(' ')[read.month] ?? '';
  return `${month[0]?.toUpperCase()}${month.slice(1)} ${read.year}`;
}
