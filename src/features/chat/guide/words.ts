import type { GuideLanguage } from '#content/guide-types.ts';
import { plainLetters } from '#lib/plain-letters.ts';

/** The words of a text. A placeholder such as `{project}` is a word. */
export const wordsOf = (text: string): string[] =>
  plainLetters(text).match(/\{\w+\}|[\p{L}\p{N}\p{M}]+[+#]*/gu) ?? [];

/** The phrases of a list that is separated by `|`, commas or lines, as words with a space between them. */
export const phrasesOf = (list = ''): string[] =>
  list.split(/[|,\n]/).flatMap((phrase) => wordsOf(phrase).join(' ') || []);

export type Vocabulary = ReturnType<typeof createVocabulary>;

/** What the content says of words, in all of its languages. */
export function createVocabulary(byTag: Record<string, GuideLanguage>) {
  const languages = Object.values(byTag);
  const list = (key: 'stopWords' | 'beginnings' | 'endings') =>
    languages.flatMap((language) => wordsOf(language[key] ?? ''));
  const [stopWords, beginnings, endings] = [new Set(list('stopWords')), list('beginnings'), list('endings')];
  const groups = languages.flatMap(({ same = '' }) => same.split(/[|\n]/).map(wordsOf));
  const first = new Map(groups.flatMap((group) => group.map((word) => [word, group[0] ?? word] as const)));

  const bare = (word: string) => {
    // Four letters must stay.
    const isLeft = (some: string) => word.length - some.length >= 4;
    const ending = endings.find((one) => word.endsWith(one) && isLeft(one)) ?? '';
    const beginning = beginnings.find((one) => word.startsWith(one) && isLeft(one + ending)) ?? '';
    return word.slice(beginning.length, word.length - ending.length);
  };
  const common = (lang: string) => wordsOf([byTag[lang]?.stopWords, byTag[lang]?.same].join(' '));
  /** What words of the same meaning have in common. */
  const root = (word: string): string => first.get(word) ?? first.get(bare(word)) ?? bare(word);
  return { root, isStopWord: (word: string) => stopWords.has(word), common, langs: Object.keys(byTag) };
}
