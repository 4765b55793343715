/**
 * The languages of the site. The first one is that of `words.ts` and of all records, and has the addresses `/`, `/mobile/3` …
 * Each other one has its own below its tag, such as `/id/mobile/3`, and takes its texts from files beside those of the first:
 * `words.id.ts` beside `words.ts`. See docs/customise.md.
 */
export const languages: Language[] = [{ lang: 'en', name: 'English', offer: 'This site is also in English.', decline: 'Not now' }];

export type Language = {
  /** BCP 47 tag: `en`, `id`, `pt-BR` … */
  lang: string;
  /** Its name in itself, for the links between languages. */
  name: string;
  /** Shown once to visitors who read this language and have opened the site in another one. */
  offer: string;
  /** The button that closes the offer. */
  decline: string;
};

/** What a translation may say otherwise: any part of the texts, each in place of the one of the first language. */
export type Translation<Texts> = Texts extends (...given: infer Given) => string
  ? (...given: Given) => string
  : Texts extends readonly string[]
    ? readonly string[]
    : Texts extends readonly (infer Entry)[]
      ? readonly Translation<Entry>[]
      : Texts extends object
        ? { [Key in keyof Texts]?: Translation<Texts[Key]> }
        : Texts;
