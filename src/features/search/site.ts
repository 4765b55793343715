import MiniSearch, { type SearchOptions } from 'minisearch';
import type { FaqLanguage } from '#content/schema/chat.ts';
import type { Result } from '#ui/result-row.tsx';
import { type SiteData, siteData } from './site-data.ts';
import { siteItems } from './site-items.ts';
import { createVocabulary, wordsOf } from './vocabulary.ts';

/** Something that a visitor can find, such as `mobile/3`, `path-2` or `faq:cv`. */
export type SiteItem = Result & {
  /** Other names. */
  also?: string | undefined;
  /** More words to match, by language if they have several. */
  text?: string | Record<string, string>;
};

export type Site = ReturnType<typeof createSite>;

const fields = ['title', 'also', 'note', 'text'] as const;

/** The content with its vocabulary and one index of everything. Each text gets the stems of its own language. */
export function createSite(data: SiteData) {
  const { faq, lang } = data;
  const vocabulary = createVocabulary(data);
  const { formsOf, formsIn, isStopWord } = vocabulary;
  const items = siteItems(data);
  const byId = new Map(items.map((item) => [item.id, item]));
  /** Forms of all words that an item has, or that the rules understand. */
  const known = new Set<string>();
  const index = new MiniSearch({
    fields: [...fields],
    tokenize: (text) => text.split(' '),
    processTerm: (term) => term,
    searchOptions: { boost: { title: 4, also: 4, note: 2 } },
  });

  function read(text: string, lang?: string): string[] {
    const found = formsIn(text, lang);
    for (const one of found) known.add(one);
    return found;
  }
  for (const item of items) {
    const texts = fields.map((field) => {
      const value = item[field] ?? '';
      const byLanguage = typeof value === 'string' ? { [item.lang ?? lang]: value } : value;
      return [
        field,
        Object.entries(byLanguage)
          .flatMap(([lang, text]) => read(text, lang))
          .join(' '),
      ];
    });
    index.add({ id: item.id, ...Object.fromEntries(texts) });
  }
  for (const { chooses, facts } of Object.values(faq.languages))
    read([...Object.values(chooses), ...facts.map(({ asks }) => asks)].join(' '));

  const isKnown = (word: string) => formsOf(word).some((form) => known.has(form));

  /** The word, or the one that was probably meant: a typing mistake leaves the first letter. */
  function corrected(word: string): string {
    if (isKnown(word) || word.length < 5) return word;
    const letters = (text: string) => [...text].sort().join('');
    const similar = (mistakes: number) =>
      index.autoSuggest(word, { fuzzy: mistakes, prefix: false }).flatMap(({ terms }) => terms);
    const swapped = similar(2).filter((one) => letters(one) === letters(word));
    return [...swapped, ...similar(1)].find((one) => one[0] === word[0]) ?? word;
  }

  const query = (words: readonly string[], options: SearchOptions) =>
    index.search({ queries: words.map((word) => ({ combineWith: 'OR', queries: formsOf(word) })) }, options);

  return {
    ...data,
    ...vocabulary,
    byId,
    isKnown,
    corrected,

    languageOf(lang: string): FaqLanguage {
      const language = faq.languages[lang];
      if (!language) throw new Error('The FAQ needs a language');
      return language;
    },

    /** Finds items by the starts of words, as someone types. Every word must match; the best come first. Without words: the sections. */
    find(typed: string): SiteItem[] {
      if (typed.trim() === '') return items.filter(({ kind }) => kind === 'section');
      const words = wordsOf(typed);
      const telling = words.filter((one) => !isStopWord(one));
      const meant = (telling.length > 0 ? telling : words).map(corrected);
      const found = query(meant, { combineWith: 'AND', prefix: true });
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

export const site = createSite(siteData);
