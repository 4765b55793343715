/** Made at build: see `scripts/vite/languages/`. */
declare module 'virtual:language' {
  import type { Language } from '#content/languages.ts';

  type SiteLanguage = Language & { folder: string; dir: 'ltr' | 'rtl' };

  /** The language of this build of the site, BCP 47. */
  export const lang: string;
  export const dir: 'ltr' | 'rtl';
  /** The folder of its pages below the base: empty for the first language, `id/` for another. */
  export const folder: string;
  /** All languages of the site; empty when it has one. */
  export const languages: SiteLanguage[];
  /** Hashes of the texts that are not translated. */
  export const firstTexts: string[];
}
