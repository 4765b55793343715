/** Words for a current position. */
const currentWords = new Set(
  'present|now|current|currently|ongoing|today|to date|until now|till now|in progress|sekarang|saat ini|kini|heute|aktuell|laufend|bis heute|actual|actualidad|actualmente|presente|atual|atualmente|présent|actuel|en cours|aujourd’hui|oggi|attuale|in corso|heden|nu|obecnie|danas|şimdi|至今|现在|現在|现今|현재|настоящее время|по настоящее время'.split(
    '|',
  ),
);

const languages = ['en', 'id', 'de', 'fr', 'es', 'pt', 'it', 'nl', 'tr', 'pl'];

/** Month numbers by long and short names. */
const months = new Map(
  languages.flatMap((language) =>
    (['long', 'short'] as const).flatMap((style) =>
      Array.from({ length: 12 }, (_, month): [string, number] => [
        plain(
          new Intl.DateTimeFormat(language, { month: style, timeZone: 'UTC' }).format(Date.UTC(2000, month)),
        ),
        month + 1,
      ]),
    ),
  ),
);
months.set('sept', 9);

export type FoundDate = {
  /** `2024-08`, or `2024` */
  date?: string;
  isCurrent?: boolean;
  /** The value has more than a year, but no valid month. */
  isMonthLost?: boolean;
};

/**
 * Parses dates such as `2019`, `2023-9-28`, `09/2023`, `Sep 2023`, `28 September 2023`, `Summer 2020` and `Present`.
 *
 * @returns an empty object without a year from 1900 to 2100
 */
export function readDate(text: string): FoundDate {
  const value = text.trim();
  if (currentWords.has(value.toLowerCase().replaceAll("'", '’'))) return { isCurrent: true };
  const years = [...value.matchAll(/(?<!\d)(?:19\d\d|20\d\d|2100)(?!\d)/g)].map(([year]) => year);
  const [year = ''] = years;
  if (years.length !== 1 || value.length > 40) return {};
  if (value === year) return { date: year };
  const month = monthIn(value, year);
  return month ? { date: `${year}-${String(month).padStart(2, '0')}` } : { date: year, isMonthLost: true };
}

function monthIn(value: string, year: string): number | undefined {
  const [, first] = /^\d{4}[-/. ](\d{1,2})(?!\d)/.exec(value) ?? [];
  const [, only] = /^(\d{1,2})[-/. ]\d{4}$/.exec(value) ?? [];
  const [, day, month] = /^(\d{1,2})[-/. ]{1,2}(\d{1,2})[-/. ]{1,2}\d{4}$/.exec(value) ?? [];
  const compact = /^\d{4}(?:年)(\d{1,2})月/.exec(value)?.[1];
  for (const number of [first, only, compact]) if (number) return validMonth(Number(number));
  if (day && month) {
    // Ambiguous, unless only one of the two can be a month.
    const possible = [...new Set([Number(day), Number(month)])].filter(validMonth);
    return possible.length === 1 ? possible[0] : undefined;
  }
  const words = value.replace(year, ' ').match(/\p{L}+/gu) ?? [];
  const named = words.map((word) => months.get(plain(word))).filter((number) => number !== undefined);
  return named.length === 1 ? named[0] : undefined;
}

function validMonth(month: number): number | undefined {
  return month >= 1 && month <= 12 ? month : undefined;
}

function plain(word: string): string {
  return word.toLowerCase().replace(/\.$/, '');
}
