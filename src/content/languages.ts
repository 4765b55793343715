import type { Language } from './schema/languages.ts';

/** The first is the language of the records. Others have pages below their tag (`/id/mobile/3`): docs/languages.md */
export const languages: Language[] = [
  { lang: 'en', name: 'English', offer: 'This site is also in', decline: 'Not now' },
  { lang: 'id', name: 'Bahasa Indonesia', offer: 'Situs ini juga ada dalam', decline: 'Nanti saja' },
];
