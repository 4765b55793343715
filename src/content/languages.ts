/**
 * The languages of the site. The first is the language of `words.ts` and the records; its pages are at `/`, `/mobile/3` …
 * Each other language has its pages below its tag (`/id/mobile/3`) and its texts next to the originals (`words.id.ts`).
 * See docs/languages.md.
 */
export const languages: Language[] = [
  { lang: 'en', name: 'English', offer: 'This site is also in', decline: 'Not now' },
  { lang: 'id', name: 'Bahasa Indonesia', offer: 'Situs ini juga ada dalam', decline: 'Nanti saja' },
];

export type Language = {
  /** BCP 47 tag: `en`, `id`, `pt-BR` … */
  lang: string;
  /** The name of the language in that language, for the links between languages. */
  name: string;
  /** Shown once, before that name, to visitors who read this language and opened the site in another one. */
  offer: string;
  /** The button that closes the offer. */
  decline: string;
};

/** A translation: any part of the texts. */
export type Translation<Texts> = Texts extends (...given: infer Given) => string
  ? (...given: Given) => string
  : Texts extends readonly string[]
    ? readonly string[]
    : Texts extends readonly (infer Entry)[]
      ? readonly Translation<Entry>[]
      : Texts extends object
        ? { [Key in keyof Texts]?: Translation<Texts[Key]> }
        : Texts;
