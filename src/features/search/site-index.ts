import MiniSearch, { type SearchOptions } from 'minisearch';
import type { Picture } from '#content/assemble/picture.ts';
import type { Result } from '#ui/result-row.tsx';
import { type Vocabulary, wordsOf } from './vocabulary.ts';

/** Something that a visitor can find, such as `mobile/3`, `path-2` or `faq:cv`, with other names and more words to match. */
export type SiteItem = Result & { also?: string; text: string; picture?: Picture };

export type SiteIndex = ReturnType<typeof createSiteIndex>;

const asTerms = { tokenize: (text: string) => text.split(' '), processTerm: (term: string) => term };

export function createSiteIndex(items: readonly SiteItem[], { root, isStopWord }: Vocabulary) {
  const index = new MiniSearch<SiteItem>({
    fields: ['title', 'also', 'note', 'text'],
    tokenize: wordsOf,
    processTerm: (text) => [...new Set([text, root(text)])],
    searchOptions: { boost: { title: 8, also: 6, note: 2 } },
  });
  index.addAll(items);
  const byId = new Map(items.map((item) => [item.id, item]));
  const counts = new Map<string, number>();
  for (const { title, also = '', note, text } of items)
    for (const term of new Set(wordsOf(`${title} ${also} ${note} ${text}`).map(root)))
      counts.set(term, (counts.get(term) ?? 0) + 1);

  /** Rare terms weigh more, and those that are nowhere weigh most. */
  const weigh = (terms: readonly string[]) =>
    terms.reduce((sum, term) => sum + Math.log(1 + items.length / (counts.get(term) ?? 0.5)), 0);

  /** The meaning of a word; if no item has it, that of a similar word: a typing mistake leaves the first letter. */
  function read(word: string): string {
    if (counts.has(root(word)) || word.length < 5) return root(word);
    const similar = (options: SearchOptions) =>
      index
        .search(word, { ...asTerms, ...options })
        .flatMap(({ terms }) => terms.filter((one) => one[0] === word[0]));
    const letters = (text: string) => [...text].sort().join('');
    const [found = word] = [
      ...similar({ fuzzy: 2 }).filter((one) => letters(one) === letters(word)),
      ...similar({ prefix: true }).filter((one) => one.length < word.length + 4),
      ...(word.length > 5 ? similar({ fuzzy: 1 }) : []),
    ];
    return root(found);
  }

  return {
    byId,
    weigh,
    termsOf: (words: readonly string[]) => [...new Set(words.filter((one) => !isStopWord(one)).map(read))],

    /** Finds items by the starts of words, as someone types. Every word must match; the best come first. Without words: the sections. */
    find(query: string): SiteItem[] {
      if (query.trim() === '') return items.filter(({ kind }) => kind === 'section');
      const words = wordsOf(query);
      const telling = words.filter((one) => !isStopWord(one));
      const queries = (telling.length > 0 ? telling : words).map((one) => {
        return { combineWith: 'OR' as const, queries: [one, root(one)] };
      });
      const found = index.search(
        { combineWith: 'AND', queries },
        { ...asTerms, prefix: true, fuzzy: (term) => (term.length > 4 ? 0.24 : false) },
      );
      return found.flatMap(({ id }) => byId.get(id) ?? []);
    },

    /** The items that have some of a question, and which part by weight; the best first. `isNamed`: by more than a common word of a text. */
    rank(terms: readonly string[]): { item: SiteItem; covered: number; has: string[]; isNamed: boolean }[] {
      return index.search(terms.join(' '), asTerms).flatMap(({ id, queryTerms: has, match }) => {
        const item = byId.get(id);
        const isNamed = has.some(
          (term) => match[term]?.some((field) => field !== 'text') || (counts.get(term) ?? 0) < 3,
        );
        return item ? { item, covered: weigh(has) / weigh(terms), has, isNamed } : [];
      });
    },
  };
}
