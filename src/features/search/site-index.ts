import MiniSearch from 'minisearch';
import type { Picture } from '#content/assemble/picture.ts';
import { type Vocabulary, wordsOf } from './vocabulary.ts';

/** Something that a visitor can find: a result of the search and of the chat. */
export type SiteItem = {
  /** `mobile/3`, `path-2`, `faq:cv` … */
  id: string;
  kind: string;
  title: string;
  /** `Mobile project, October 2024` */
  note: string;
  /** The beginning of an answer, shown instead of the note. */
  snippet?: string;
  /** Other names, and more words to match. */
  also?: string;
  text: string;
  /** A page or section of the site, without the base path. */
  to?: string;
  /** Any other address. Without both, picking it does something. */
  href?: string;
  /** The language of the title, if not that of the page. */
  lang?: string | undefined;
  picture?: Picture;
  icon?: string;
};

export type SiteIndex = ReturnType<typeof createSiteIndex>;

/** Indexes everything that a visitor can find, once for the search and the chat. */
export function createSiteIndex(items: readonly SiteItem[], { root, isStopWord }: Vocabulary) {
  const index = new MiniSearch<SiteItem>({
    fields: ['title', 'also', 'note', 'text'],
    tokenize: wordsOf,
    processTerm: root,
    searchOptions: { boost: { title: 8, also: 6, note: 2 } },
  });
  index.addAll(items);
  const byId = new Map(items.map((item) => [item.id, item]));
  const counts = new Map<string, number>();
  for (const { title, also = '', note, text } of items)
    for (const term of new Set(wordsOf([title, also, note, text].join(' ')).map(root)))
      counts.set(term, (counts.get(term) ?? 0) + 1);

  /** Rare terms weigh more, and those that are nowhere weigh most. */
  const weigh = (terms: readonly string[]) =>
    terms.reduce((sum, term) => sum + Math.log(1 + items.length / (counts.get(term) ?? 0.5)), 0);

  /** A term of the site for one with a typing mistake, which leaves the first letter. */
  function corrected(term: string): string {
    if (counts.has(term) || term.length < 5) return term;
    const options = {
      fuzzy: 0.2,
      prefix: true,
      tokenize: (text: string) => [text],
      processTerm: (text: string) => text,
    };
    const alike = index.search(term, options).flatMap(({ terms }) => terms);
    const distance = (one: string) => Math.abs(one.length - term.length);
    const near = alike.filter(
      (one) => one[0] === term[0] && (one.startsWith(term) ? distance(one) <= 4 : distance(one) <= 1),
    );
    return near.toSorted((a, b) => distance(a) - distance(b))[0] ?? term;
  }

  return {
    byId,
    weigh,
    /** The meaningful terms of a question. */
    termsOf: (words: readonly string[]) => [
      ...new Set(words.filter((one) => !isStopWord(one)).map((one) => corrected(root(one)))),
    ],

    /** Finds items by the starts of words, as someone types. Every word must match; the best come first. */
    find(query: string): SiteItem[] {
      const words = wordsOf(query);
      const telling = words.filter((one) => !isStopWord(one));
      const found = index.search((telling.length > 0 ? telling : words).join(' '), {
        combineWith: 'AND',
        prefix: true,
        fuzzy: (term) => (term.length > 4 ? 0.24 : false),
      });
      return found.flatMap(({ id }) => byId.get(id) ?? []);
    },

    /** The items that have some of a question, and which part by weight; the best first. `isNamed`: by more than a common word of a text. */
    rank(terms: readonly string[]): { item: SiteItem; covered: number; has: string[]; isNamed: boolean }[] {
      const found = index.search(terms.join(' '), {
        tokenize: (text) => text.split(' '),
        processTerm: (term) => term,
      });
      return found.flatMap(({ id, queryTerms: has, match }) => {
        const item = byId.get(id);
        const isNamed = has.some(
          (term) => match[term]?.some((field) => field !== 'text') || (counts.get(term) ?? 0) < 3,
        );
        return item ? { item, covered: weigh(has) / weigh(terms), has, isNamed } : [];
      });
    },
  };
}
