import type { SiteIndex } from './site-index.ts';
import { phrasesOf, type Vocabulary, wordsOf } from './vocabulary.ts';

/** Makes a check whether a message has one of the phrases, except where the site itself says it: `Kill Switch`. */
export function createSeriousCheck({ byId }: SiteIndex, { isStopWord }: Vocabulary) {
  const texts = [...byId.values()].flatMap(({ kind, title, also = '', note, text }) =>
    kind === 'question' ? [] : [title, also, note, text],
  );
  const site = texts.map((text) => ` ${wordsOf(text).join(' ')} `).join('|');
  const isOwn = (words: readonly string[], start: number, end: number) => {
    const has = (beside: string | undefined, from: number, to: number) =>
      beside && !isStopWord(beside) && site.includes(` ${words.slice(from, to).join(' ')} `);
    return has(words[start - 1], start - 1, end) || has(words[end], start, end + 1);
  };
  return (words: readonly string[], phrases: string): boolean =>
    phrasesOf(phrases).some((phrase) => {
      const { length } = phrase.split(' ');
      return words.some(
        (_, at) => words.slice(at, at + length).join(' ') === phrase && !isOwn(words, at, at + length),
      );
    });
}
