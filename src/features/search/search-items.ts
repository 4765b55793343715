import MiniSearch from 'minisearch';
import type { ReactNode } from 'react';
import { plainLetters } from '#lib/plain-letters.ts';

/** A search result: a project, a tool, a section … */
export type SearchItem = {
  title: string;
  /** `Mobile project, October 2024` */
  note: string;
  /** More words to match. */
  text: string;
  href: string;
  /** A decorative picture. */
  thumb: ReactNode;
  /** Language of the title, if not that of the page. */
  lang?: string | undefined;
  /** Shown while nothing is typed. */
  isFirst?: boolean;
};

/** Scripts without spaces between words: each character counts as a word. */
const word = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]|[\p{L}\p{N}\p{M}]+[+#]*/gu;

/**
 * Returns a function that finds items by the starts of words, tolerates typing mistakes, and sorts the best first. Every
 * word must match; a match in the title counts most.
 */
export function searchItems(items: readonly SearchItem[]): (query: string) => SearchItem[] {
  const index = new MiniSearch<SearchItem & { id: number }>({
    fields: ['title', 'note', 'text'],
    tokenize: (text) => plainLetters(text).match(word) ?? [],
    processTerm: (term) => term,
    searchOptions: {
      combineWith: 'AND',
      boost: { title: 8, note: 2 },
      prefix: true,
      fuzzy: (term) => (term.length > 4 ? 0.24 : false),
    },
  });
  index.addAll(items.map((item, id) => ({ ...item, id })));
  return (query) =>
    query.trim() === ''
      ? items.filter(({ isFirst }) => isFirst)
      : index.search(query).flatMap(({ id }) => items[id] ?? []);
}
