import { english, type Meaning } from './words-en.ts';
import { indonesian } from './words-id.ts';
import { javanese } from './words-jv.ts';

export type { Meaning } from './words-en.ts';
export type Language = 'en' | 'id' | 'jv';

/** What a language brings to the grammar. */
export type Words = {
  empty: string;
  meanings: Partial<Record<Meaning, string>>;
  months: string;
  numbers: string;
};

export const languages: Record<Language, Words> = { en: english, id: indonesian, jv: javanese };

/** What a word or phrase stands for, and in which languages it says so. */
export type Entry = {
  meaning?: Meaning;
  month?: number;
  number?: number;
  languages: Language[];
};

/** Every phrase of the grammar, its words joined by spaces. One may mean different things: the first listed counts. */
export const phrases: ReadonlyMap<string, Entry> = readPhrases();

function readPhrases(): Map<string, Entry> {
  const found = new Map<string, Entry>();
  const add = (phrase: string, language: Language, entry: Omit<Entry, 'languages'>) => {
    const key = phrase.replaceAll('_', ' ').replaceAll("'", '');
    const known = found.get(key);
    if (!known) found.set(key, { ...entry, languages: [language] });
    else if (!known.languages.includes(language)) known.languages.push(language);
  };
  for (const [language, words] of Object.entries(languages) as [Language, Words][]) {
    for (const [meaning, some] of Object.entries(words.meanings) as [Meaning, string][]) {
      for (const phrase of split(some)) add(phrase, language, { meaning });
    }
    split(words.months).forEach((month, index) => {
      add(month, language, { month: index });
    });
    split(words.numbers).forEach((number, index) => {
      add(number, language, { number: index + 1 });
    });
    for (const word of split(words.empty)) add(word, language, {});
  }
  return found;
}

function split(text: string): string[] {
  return text.trim().split(/\s+/);
}
