import MiniSearch from 'minisearch';
import type { Vocabulary } from './words.ts';

/** A text that can be found, and what it belongs to. */
export type Document<Of> = { words: readonly string[]; of: Of };

export type Match<Of> = {
  of: Of;
  document: Document<Of>;
  /** How alike the question and the text are, from 0 to 1. */
  score: number;
  /** Which part of the question the text has, by weight. */
  covered: number;
  /** How many of its words. */
  found: number;
};

/**
 * An index of short texts. Words that are in few texts weigh more; one that is in none weighs most, so that a question is
 * never alike for what it does not share.
 *
 * @param groupOf what is counted as one text for the weights
 */
export function createIndex<Of>(
  documents: readonly Document<Of>[],
  { root, isStopWord }: Vocabulary,
  groupOf: (of: Of) => unknown,
) {
  const index = new MiniSearch<{ id: number; text: string }>({
    fields: ['text'],
    tokenize: (text) => text.split(' '),
    processTerm: (term) => term,
  });
  const roots = (words: readonly string[]) => {
    const telling = words.filter((word) => !isStopWord(word));
    return [...new Set((telling.length > 0 ? telling : words).map(root))];
  };
  const texts = documents.map(({ words }) => roots(words));
  index.addAll(texts.map((words, id) => ({ id, text: words.join(' ') })));

  const groups = new Map<string, Set<unknown>>();
  texts.forEach((words, at) => {
    for (const word of words) {
      const of = groups.get(word) ?? new Set();
      groups.set(word, of.add(groupOf(documents[at]?.of as Of)));
    }
  });
  const count = new Set(documents.map(({ of }) => groupOf(of))).size;
  const weight = (word: string) => Math.log(1 + count / (groups.get(word)?.size ?? 0.5));
  const sum = (words: readonly string[]) => words.reduce((all, word) => all + weight(word), 0);

  function search(words: readonly string[]): Match<Of>[] {
    const asked = roots(words);
    const results = index.search(asked.join(' '), {
      fuzzy: (term) => (term.length > 4 && !term.startsWith('{') ? 0.2 : false),
      prefix: (term) => term.length > 3 && !term.startsWith('{'),
      maxFuzzy: 2,
    });
    const whole = sum(asked);
    return results.flatMap(({ id, queryTerms, terms }) => {
      const [document, text] = [documents[id], texts[id]];
      if (!document || !text) return [];
      const covered = sum([...new Set(queryTerms)]) / whole;
      const shared = sum([...new Set(terms)]) / sum(text);
      return {
        of: document.of,
        document,
        found: new Set(queryTerms).size,
        covered,
        score: (2 * covered * shared) / (covered + shared),
      };
    });
  }

  return {
    search,
    has: (word: string) => groups.has(root(word)),
    weight: (word: string) => weight(root(word)),
  };
}
