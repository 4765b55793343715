import MiniSearch from 'minisearch';
import type { Vocabulary } from './words.ts';

/** `score`: how similar the question and the text are, from 0 to 1. `covered`: the part of the question, by weight, that the text has. */
export type Match<Of> = { of: Of; score: number; covered: number };

/** A short text. Texts of one group, such as the questions of one answer, count as one text for the weights. */
type Text<Of> = { words: readonly string[]; of: Of; group?: unknown };

/** What stop words, and two words in their order, weigh beside a word. */
const [stopWeight, pairWeight] = [0.4, 0.5];

/** Makes a search in which rare words weigh more, and words that are in no text weigh most. */
export function createMatcher<Of>(all: readonly Text<Of>[], { root, isStopWord }: Vocabulary) {
  const termsOf = (words: readonly string[]) => {
    const telling = words.filter((word) => !isStopWord(word)).map(root);
    const pairs = telling.slice(1).map((word, at) => `${telling[at]}_${word}`);
    return [...new Set([...words.map((word) => (isStopWord(word) ? `${word}.` : root(word))), ...pairs])];
  };
  const texts = all.map(({ words, of, group = of }, id) => ({ id, of, group, terms: termsOf(words) }));
  const index = new MiniSearch<(typeof texts)[number]>({
    fields: ['terms'],
    extractField: (text, field) => (field === 'id' ? text.id : text.terms.join(' ')),
    tokenize: (text) => text.split(' '),
    processTerm: (term) => term,
  });
  index.addAll(texts);

  const groups = new Map<string, Set<unknown>>();
  for (const { terms, group } of texts)
    for (const term of terms) groups.set(term, (groups.get(term) ?? new Set()).add(group));
  const count = new Set(texts.map(({ group }) => group)).size;
  const weigh = (terms: readonly string[]) =>
    [...new Set(terms)].reduce((sum, term) => {
      const weight = Math.log(1 + count / (groups.get(term)?.size ?? 0.5)) ** 0.5;
      return sum + weight * (term.includes('_') ? pairWeight : term.endsWith('.') ? stopWeight : 1);
    }, 0);
  const isWord = (term: string) => term.length > 3 && !'{.'.includes(term.at(0) ?? '') && !term.includes('_');
  const fuzzy = (term: string) => isWord(term) && term.length > 4 && 0.2;

  return (words: readonly string[]): Match<Of>[] => {
    const asked = termsOf(words);
    const found = index.search(asked.join(' '), { prefix: isWord, fuzzy, maxFuzzy: 2 });
    return found.flatMap(({ id, queryTerms, terms: shared }) => {
      const text = texts[id];
      if (!text) return [];
      const covered = weigh(queryTerms) / weigh(asked);
      const part = weigh(shared) / weigh(text.terms);
      return { of: text.of, score: (2 * covered * part) / (covered + part), covered };
    });
  };
}
