import type { FaqLanguage } from '#content/schema/chat.ts';
import { createChooser } from './choose-projects.ts';
import { createFaqMatcher } from './match-faq.ts';
import { createSeriousCheck } from './serious.ts';
import { idOf, type SiteData } from './site-data.ts';
import type { SiteIndex } from './site-index.ts';
import { phrasesOf } from './vocabulary.ts';

/** The content with everything that the rules look up. */
export type Site = ReturnType<typeof createSite>;

export function createSite(data: SiteData, index: SiteIndex) {
  const { faq, projects } = data;
  return {
    ...data,
    index,
    projectsById: new Map(projects.map((project) => [idOf(project), project])),
    matchFaq: createFaqMatcher(faq, index),
    choose: createChooser(data, index),
    findConcern: createSeriousCheck(data, index),
    languageOf(lang: string): FaqLanguage {
      const language = faq.languages[lang];
      if (!language) throw new Error('The FAQ needs a language');
      return language;
    },
    /** The phrases of a choice in all languages. */
    phrases: (choice: 'it' | 'those' | 'last') =>
      Object.values(faq.languages).flatMap(({ chooses }) => phrasesOf(chooses[choice])),
  };
}
