import MiniSearch from 'minisearch';
import type { Vocabulary } from './words.ts';

export type Match<Of> = {
  of: Of;
  /** How alike the question and the text are, from 0 to 1. */
  score: number;
  /** Which part of the question the text has, by weight. */
  covered: number;
};

/** What stop words, and two words in their order, weigh beside a word. */
const [stopWeight, pairWeight] = [0.4, 0.5];

/**
 * Makes a search in short texts. Words that are in few texts weigh more, and those that are in none weigh most, so that a
 * question is never alike for what it does not share.
 *
 * @param groupOf what counts as one text for the weights
 */
export function createMatcher<Of>(
  documents: readonly { words: readonly string[]; of: Of }[],
  { root, isStopWord }: Vocabulary,
  groupOf: (of: Of) => unknown,
) {
  const terms = (words: readonly string[]) => {
    const telling = words.filter((word) => !isStopWord(word)).map(root);
    const pairs = telling.slice(1).map((word, at) => `${telling[at]}_${word}`);
    return [...new Set([...words.map((word) => (isStopWord(word) ? `${word}.` : root(word))), ...pairs])];
  };
  const texts = documents.map(({ words, of }) => ({ terms: terms(words), of }));
  const index = new MiniSearch<{ id: number; text: string }>({
    fields: ['text'],
    tokenize: (text) => text.split(' '),
    processTerm: (term) => term,
  });
  index.addAll(texts.map((text, id) => ({ id, text: text.terms.join(' ') })));

  const groups = new Map<string, Set<unknown>>();
  for (const text of texts)
    for (const term of text.terms) groups.set(term, (groups.get(term) ?? new Set()).add(groupOf(text.of)));
  const count = new Set(documents.map(({ of }) => groupOf(of))).size;
  const weigh = (some: readonly string[]) =>
    [...new Set(some)].reduce((sum, term) => {
      const weight = Math.log(1 + count / (groups.get(term)?.size ?? 0.5)) ** 0.5;
      return sum + weight * (term.includes('_') ? pairWeight : term.endsWith('.') ? stopWeight : 1);
    }, 0);
  const isWord = (term: string) => term.length > 3 && !'{.'.includes(term.at(0) ?? '') && !term.includes('_');

  return (words: readonly string[]): Match<Of>[] => {
    const asked = terms(words);
    const options = {
      prefix: isWord,
      fuzzy: (term: string) => isWord(term) && term.length > 4 && 0.2,
      maxFuzzy: 2,
    };
    return index.search(asked.join(' '), options).flatMap(({ id, queryTerms, terms: shared }) => {
      const text = texts[id];
      if (!text) return [];
      const covered = weigh(queryTerms) / weigh(asked);
      const part = weigh(shared) / weigh(text.terms);
      return { of: text.of, score: (2 * covered * part) / (covered + part), covered };
    });
  };
}
