import type { Language } from './schema/languages.ts';

/**
 * The languages of the site. The first is the language of `words/site.ts` and the records; its pages are at `/`, `/mobile/3` …
 * Each other language has its pages below its tag (`/id/mobile/3`) and its texts next to the originals (`words/site.id.ts`).
 * See docs/languages.md.
 */
export const languages: Language[] = [
  { lang: 'en', name: 'English', offer: 'This site is also in', decline: 'Not now' },
  { lang: 'id', name: 'Bahasa Indonesia', offer: 'Situs ini juga ada dalam', decline: 'Nanti saja' },
];
