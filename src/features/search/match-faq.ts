import type { Faq } from '#content/schema/chat.ts';
import type { SiteIndex } from './site-index.ts';
import { asksOf, wordsOf } from './vocabulary.ts';

type FaqMatch = {
  entry: string;
  /** How similar the question and the closest wording are, from 0 to 1. */
  score: number;
  /** How many words that mean something both have, and whether neither has others. */
  shared: number;
  isSame: boolean;
  /** All wordings together have all the words that mean something. */
  isCovered: boolean;
};

/** Makes a function that compares a question, without the owner's names, with the wordings of the FAQ; the best entry first. */
export function createFaqMatcher(faq: Faq, { formsOf, forms, isOwnersName, isStopWord }: SiteIndex) {
  function read(ask: string, lang: string) {
    const words = [...new Set(wordsOf(ask.replace(/\{name\}/g, ' ')))].filter((one) => !isOwnersName(one));
    const content = words.filter((one) => !isStopWord(one)).length;
    return { count: words.length, content, has: new Set(words.flatMap((one) => forms(one, lang))) };
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
        return { entry, score, shared, isSame: shared > 0 && meaning === 1, isCovered };
      });
      return scored.reduce((best, one) => (one.score > best.score ? one : best));
    });
    return matches.toSorted((a, b) => b.score - a.score);
  };
}
