import type { Faq } from '#content/faq.ts';
import { plainLetters } from '#lib/plain-letters.ts';

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
  const groups = all.flatMap(({ same }) => same.split(/[|\n]/).map(wordsOf));
  const meanings = new Map(groups.flat().map((one) => [one, one]));
  const meaning = (one: string): string => {
    const other = meanings.get(one) ?? one;
    return other === one ? one : meaning(other);
  };
  for (const [first = '', ...others] of groups)
    for (const other of others) meanings.set(meaning(other), meaning(first));

  function bare(text: string): string {
    // Three letters must stay.
    const ending = endings.find((one) => text.endsWith(one) && text.length - one.length >= 3) ?? '';
    return text.slice(0, text.length - ending.length);
  }

  return {
    isStopWord: (text: string) => stopWords.has(text),
    /** What words of the same meaning have in common. */
    root: (text: string) => meaning(meanings.has(text) ? text : bare(text)),
  };
}
