import { stemmer } from 'stemmer';
import type { Faq } from '#content/faq.ts';
import { plainLetters } from './plain-letters.ts';

/** In scripts without spaces between words, each character counts as a word. */
const word = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]|[\p{L}\p{N}\p{M}]+[+#]*/gu;

export const wordsOf = (text: string): string[] => plainLetters(text).match(word) ?? [];

/** The phrases of a list, separated by `|`, commas or lines, as words with a space between them. */
export const phrasesOf = (list = ''): string[] =>
  list.split(/[|,\n]/).flatMap((phrase) => wordsOf(phrase).join(' ') || []);

/** The wordings of an entry, the suggested question first. `{name}` stays. */
export const asksOf = ({ starters, languages }: Faq, lang: string, entry: string): string[] =>
  [starters[lang]?.[entry] ?? '', ...(languages[lang]?.entries[entry]?.asks ?? '').split(/[|\n]/)].flatMap(
    (ask) => ask.trim() || [],
  );

export type Vocabulary = ReturnType<typeof createVocabulary>;

/** What the content says of words, in all of its languages. */
export function createVocabulary({ languages }: Faq) {
  const all = Object.values(languages);
  const stopWords = new Set(all.flatMap((language) => wordsOf(language.stopWords)));
  const endings = all.flatMap((language) => wordsOf(language.endings));
  const meanings = new Map<string, string>();
  const meaning = (one: string): string => {
    const other = meanings.get(one);
    return other === undefined ? one : meaning(other);
  };
  for (const group of all.flatMap(({ same }) => same.split(/[|\n]/))) {
    const [first = '', ...others] = wordsOf(group).map((one) => meaning(stem(one)));
    for (const other of others)
      if (meaning(other) !== meaning(first)) meanings.set(meaning(other), meaning(first));
  }

  /** Without its English ending, or one of the content's languages if three letters stay. */
  function stem(text: string): string {
    const ending = endings.find((one) => text.endsWith(one) && text.length - one.length >= 3) ?? '';
    return stemmer(text.slice(0, text.length - ending.length));
  }

  return {
    isStopWord: (text: string) => stopWords.has(text),
    /** What words of the same meaning have in common. */
    root: (text: string) => meaning(stem(text)),
  };
}
