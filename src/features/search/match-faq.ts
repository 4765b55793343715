import { compareProjects, newestFirst } from '#content/assemble/compare-projects.ts';
import type { Faq } from '#content/schema/chat.ts';
import { fill, siteFacts } from './facts.ts';
import type { Question } from './question.ts';
import type { Site } from './site.ts';
import { type SiteAnswer, say } from './site-answer.ts';
import { idOf } from './site-data.ts';
import type { SiteIndex } from './site-index.ts';
import { asksOf, wordsOf } from './vocabulary.ts';

/** How similar a question and a wording must be for the entry to be the answer, from 0 to 1. */
const closest = 0.55;
const mostProjects = 3;

/** An entry that has the same words as the question, apart from stop words. */
export function entryWithSameWords(question: Question, site: Site): SiteAnswer | undefined {
  const [first] = site.matchFaq(question.words);
  return first?.isSame ? entryThatCovers(question, site) : undefined;
}

/** An entry that has every word of the question that means something, and a similar wording. */
export function entryThatCovers({ words, lang }: Question, site: Site): SiteAnswer | undefined {
  const [first, second] = site.matchFaq(words);
  if (!first || first.score <= (second?.score ?? 0) || site.choose(words)?.isOldest) return undefined;
  const isClose = first.isSame || (first.isCovered && first.score >= closest);
  return isClose ? entryAnswer(first.entry, lang, site) : undefined;
}

/** What an entry says, in the language of the question or another. */
export function entryAnswer(entry: string, lang: string, site: Site): SiteAnswer | undefined {
  const { faq, projects, owner } = site;
  const shows = Object.values(faq.languages).flatMap(({ entries }) => entries[entry]?.shows ?? [])[0];
  const order =
    shows === 'newest' ? newestFirst : shows === 'best' ? compareProjects(owner.projectOrder) : undefined;
  if (order && projects.length === 0) return undefined;
  const results = order
    ? projects.toSorted(order).slice(0, mostProjects).map(idOf)
    : [shows].flatMap((id) => id ?? []);
  for (const one of [lang, site.lang, ...Object.keys(faq.languages)]) {
    const text = fill(faq.languages[one]?.entries[entry]?.says ?? '', siteFacts(site, one));
    if (text) return say(site, one, text, { results });
  }
}

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
