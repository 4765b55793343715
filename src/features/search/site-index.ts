import MiniSearch, { type SearchOptions } from 'minisearch';
import type { PictureSource } from '#lib/picture.ts';
import type { Result } from '#ui/result-row.tsx';
import { type SiteData, siteData } from './site-data.ts';
import { siteItems } from './site-items.ts';
import { createVocabulary, wordsOf } from './vocabulary.ts';

/** Something that a visitor can find, such as `mobile/3`, `path-2` or `faq:cv`. */
export type SiteItem = Result & {
  /** Other names. */
  also?: string;
  /** More words to match, by language if they have several. */
  text?: string | Record<string, string>;
  picture?: PictureSource;
};

export type SiteIndex = ReturnType<typeof createSiteIndex>;

const fields = ['title', 'also', 'note', 'text'] as const;

/** One index of everything, with its vocabulary. Each text gets the stems of its own language. */
export function createSiteIndex(site: SiteData) {
  const vocabulary = createVocabulary(site);
  const { forms, isStopWord, ruleWords } = vocabulary;
  const items = siteItems(site);
  const byId = new Map(items.map((item) => [item.id, item]));
  const known = new Set(ruleWords.flatMap((one) => forms(one)));
  const index = new MiniSearch({
    fields: [...fields],
    tokenize: (text) => text.split(' '),
    processTerm: (term) => term,
    searchOptions: { boost: { title: 4, also: 4, note: 2 } },
  });

  function read(item: SiteItem, field: (typeof fields)[number]): string {
    const value = item[field] ?? '';
    const texts = Object.entries(typeof value === 'string' ? { [item.lang ?? site.lang]: value } : value);
    const found = texts.flatMap(([lang, text]) => wordsOf(text).flatMap((one) => forms(one, lang)));
    for (const one of found) known.add(one);
    return found.join(' ');
  }
  for (const item of items)
    index.add({ id: item.id, ...Object.fromEntries(fields.map((field) => [field, read(item, field)])) });

  /** The forms of a word that the index has, or of the most similar word: a typing mistake leaves the first letter. */
  function formsOf(word: string): string[] {
    const found = forms(word).filter((form) => known.has(form));
    if (found.length > 0 || word.length < 5) return found;
    const letters = (text: string) => [...text].sort().join('');
    const similar = (mistakes: number) =>
      index.autoSuggest(word, { fuzzy: mistakes, prefix: false }).flatMap(({ terms }) => terms);
    const [best] = [...similar(2).filter((one) => letters(one) === letters(word)), ...similar(1)].filter(
      (one) => one[0] === word[0],
    );
    return best ? [best] : [];
  }

  const query = (words: readonly string[], options: SearchOptions) =>
    index.search(
      {
        queries: words.map((word) => ({
          combineWith: 'OR',
          queries: [...new Set([word, ...formsOf(word)])],
        })),
      },
      options,
    );

  return {
    ...vocabulary,
    byId,
    formsOf,
    /** The word, or the one that was probably meant. */
    corrected: (word: string) =>
      forms(word).some((one) => known.has(one)) ? word : (formsOf(word)[0] ?? word),

    /** Finds items by the starts of words, as someone types. Every word must match; the best come first. Without words: the sections. */
    find(typed: string): SiteItem[] {
      if (typed.trim() === '') return items.filter(({ kind }) => kind === 'section');
      const words = wordsOf(typed);
      const telling = words.filter((one) => !isStopWord(one));
      const found = query(telling.length > 0 ? telling : words, { combineWith: 'AND', prefix: true });
      return found.flatMap(({ id }) => byId.get(id) ?? []);
    },

    /** The items with some of the words, how many, and whether one of them is in a name; the best first. */
    rank(words: readonly string[]): { id: string; count: number; isNamed: boolean }[] {
      return query(words, { combineWith: 'OR' }).map(({ id, terms, match }) => ({
        id,
        count: words.filter((word) => formsOf(word).some((form) => terms.includes(form))).length,
        isNamed: Object.values(match).some((fields) => fields.some((field) => field !== 'text')),
      }));
    },
  };
}

/** The index of this site, for the search and the chat. */
export const index = createSiteIndex(siteData);
