import type { SiteAnswer } from '#lib/site-answer.ts';
import { createAnswers } from './answers.ts';
import type { SiteData } from './site-data.ts';
import { createSiteIndex, type SiteItem } from './site-index.ts';
import { createVocabulary } from './vocabulary.ts';

export type Site = {
  /** The sections while nothing is typed. */
  find: (query: string) => SiteItem[];
  answer: (question: string, before?: string) => SiteAnswer;
  item: (id: string) => SiteItem | undefined;
};

/** Makes the search and the answers of the site from its content. */
export function createSite(data: SiteData, items: readonly SiteItem[]): Site {
  const vocabulary = createVocabulary(data.faq);
  const index = createSiteIndex(items, vocabulary);
  const sections = items.filter(({ kind }) => kind === 'section');
  return {
    find: (query) => (query.trim() === '' ? sections : index.find(query)),
    answer: createAnswers(data, index, vocabulary),
    item: (id) => index.byId.get(id),
  };
}
