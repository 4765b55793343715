import type { Faq } from '#content/schema/chat.ts';
import type { SiteIndex } from './site-index.ts';
import { asksOf, type Vocabulary, wordsOf } from './vocabulary.ts';

/** `score`: how similar the question and the closest wording are, from 0 to 1. `shared`: how many words that mean something both have. `isCovered`: the entry has all the words that mean something. */
export type FaqMatch = { entry: string; lang: string; score: number; shared: number; isCovered: boolean };

/** Makes a function that compares a question, without the owner's names, with the wordings of the FAQ; the best entry first. */
export function createFaqMatcher(
  faq: Faq,
  { formsOf }: SiteIndex,
  { forms, isStopWord }: Vocabulary,
  names: readonly string[],
) {
  function read(ask: string, lang: string) {
    const words = [...new Set(wordsOf(ask.replace(/\{name\}/g, ' ')))].filter((one) => !names.includes(one));
    const content = words.filter((one) => !isStopWord(one)).length;
    return { lang, count: words.length, content, has: new Set(words.flatMap((one) => forms(one, lang))) };
  }
  const languages = Object.keys(faq.languages);
  const entries = new Set(languages.flatMap((lang) => Object.keys(faq.languages[lang]?.entries ?? {})));
  const known = Array.from(entries, (entry) => ({
    entry,
    wordings: languages.flatMap((lang) => asksOf(faq, lang, entry).map((ask) => read(ask, lang))),
  }));

  return (words: readonly string[]): FaqMatch[] => {
    const all = [...new Set(words)].map((text) => ({ text, forms: formsOf(text) }));
    const content = all.filter(({ text }) => !isStopWord(text));
    const matches = known.map(({ entry, wordings }) => {
      const isIn =
        ({ has }: (typeof wordings)[number]) =>
        (one: (typeof all)[number]) =>
          one.forms.some((form) => has.has(form));
      const isCovered = content.every((one) => wordings.some((wording) => isIn(wording)(one)));
      const scored = wordings.map((wording) => {
        const shared = content.filter(isIn(wording)).length;
        const likeness = (2 * all.filter(isIn(wording)).length) / (all.length + wording.count || 1);
        const meaning = (2 * shared) / (content.length + wording.content || 1);
        const score = content.length + wording.content > 0 ? (likeness + meaning) / 2 : likeness;
        return { entry, lang: wording.lang, score, shared, isCovered };
      });
      return scored.reduce((best, one) => (one.score > best.score ? one : best));
    });
    return matches.toSorted((a, b) => b.score - a.score);
  };
}
