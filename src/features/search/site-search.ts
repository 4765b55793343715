import { siteData } from './site-data.ts';
import { createSiteIndex } from './site-index.ts';
import { siteItems } from './site-items.ts';
import { createVocabulary } from './vocabulary.ts';

export const vocabulary = createVocabulary(siteData.faq);

/** The index of this site, for the search and the chat. */
export const index = createSiteIndex(siteItems(siteData), siteData.lang, vocabulary);
