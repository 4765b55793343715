import type { GuideLanguage } from '#content/guide-types.ts';

/** The words of a text: small letters without accents or apostrophes. A placeholder such as `{project}` is a word. */
export function wordsOf(text: string): string[] {
  const plain = text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’‘`]/g, '')
    .toLowerCase();
  return plain.match(/\{\w+\}|[\p{L}\p{N}\p{M}]+[+#]*/gu) ?? [];
}

/** The phrases of a list that is parted by `|`, commas or lines, as words with a space between them. */
export function phrasesOf(list = ''): string[] {
  return list.split(/[|,\n]/).flatMap((phrase) => wordsOf(phrase).join(' ') || []);
}

export type Vocabulary = {
  /** What words have in common that mean the same. */
  root: (word: string) => string;
  isStopWord: (word: string) => boolean;
};

/** Letters that stay when a beginning or ending is taken off. */
const shortest = 4;

/** What the content says of words, in all of its languages. */
export function createVocabulary(languages: readonly GuideLanguage[]): Vocabulary {
  const list = (key: 'stopWords' | 'beginnings' | 'endings') =>
    languages.flatMap((language) => wordsOf(language[key] ?? ''));
  const [stopWords, beginnings, endings] = [new Set(list('stopWords')), list('beginnings'), list('endings')];
  const groups = languages.flatMap(({ same = '' }) => same.split('\n').map(wordsOf));
  const first = new Map(groups.flatMap((group) => group.map((word) => [word, group[0] ?? word] as const)));

  function bare(word: string): string {
    const ending = endings.find((one) => word.endsWith(one) && word.length - one.length >= shortest) ?? '';
    const stem = word.slice(0, word.length - ending.length);
    const beginning = beginnings.find((one) => stem.startsWith(one) && stem.length - one.length >= shortest);
    return stem.slice(beginning?.length ?? 0);
  }

  return {
    root: (word) => first.get(word) ?? first.get(bare(word)) ?? bare(word),
    isStopWord: (word) => stopWords.has(word),
  };
}
