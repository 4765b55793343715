import type { Language } from './schema/languages.ts';

/**
 * The languages of the site. The first is the language of the records; its pages are at `/`, `/mobile/3` … Each other
 * language has its pages below its tag (`/id/mobile/3`) and its texts next to the originals. Where there is a
 * `words/site.id.ts`, it stands in for `words/site.ts`, in the first language too.
 * See docs/languages.md.
 */
export const languages: Language[] = [
  { lang: 'en', name: 'English', offer: 'This site is also in', decline: 'Not now' },
  { lang: 'id', name: 'Bahasa Indonesia', offer: 'Situs ini juga ada dalam', decline: 'Nanti saja' },
];
