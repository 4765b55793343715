import type { Faq } from '#content/faq.ts';
import type { SiteIndex } from './site-index.ts';
import { phrasesOf, type Vocabulary, wordsOf } from './vocabulary.ts';

/** How similar a question and a wording must be, from 0 to 1, and how much more than the next answer's. */
const limits = { similar: 0.62, lead: 0.08 };

export type FaqMatch = { entry: string; lang: string; score: number };

/** Makes a function that finds the entry of the FAQ that a whole question asks. */
export function createFaqMatcher({ languages }: Faq, index: SiteIndex, { isStopWord }: Vocabulary, names: readonly string[]) {
  const bare = (text: string) => wordsOf(text.replace(/\{name\}/g, ' ')).filter((one) => !names.includes(one));
  const wordings = Object.entries(languages).flatMap(([lang, { entries }]) =>
    Object.entries(entries).flatMap(([entry, { asks }]) =>
      phrasesOf(asks.replace(/,/g, ' ').replace(/\{name\}/g, ' ')).map((text) => {
        const words = bare(text);
        return { entry, lang, whole: words.join(' '), terms: index.termsOf(words) };
      }),
    ),
  );
  const known = new Map<string, Set<string>>();
  for (const { entry, terms } of wordings) known.set(entry, new Set([...(known.get(entry) ?? []), ...terms]));
  const weigh = (terms: readonly string[]) =>
    terms.reduce((sum, term) => {
      const count = [...known.values()].filter((one) => one.has(term)).length;
      return sum + Math.log(1 + known.size / (count || 0.5));
    }, 0);

  /** The answers by similarity; each has read every meaningful word. */
  function rank(question: string): FaqMatch[] {
    const words = bare(question);
    const whole = words.join(' ');
    const terms = index.termsOf(words);
    const best = new Map<string, FaqMatch>();
    for (const { entry, lang, ...wording } of wordings) {
      const isRead = terms.length > 0 && terms.every((term) => known.get(entry)?.has(term));
      const shared = terms.filter((term) => wording.terms.includes(term));
      const similar = (2 * weigh(shared)) / (weigh(terms) + weigh(wording.terms));
      const score = whole === wording.whole ? 2 : isRead ? similar : 0;
      if (score > (best.get(entry)?.score ?? 0)) best.set(entry, { entry, lang, score });
    }
    return [...best.values()].toSorted((a, b) => b.score - a.score);
  }

  return {
    isStopWord,
    match(question: string): FaqMatch | undefined {
      const [first, second] = rank(question);
      if (!first || first.score < limits.similar) return undefined;
      return first.score - (second?.score ?? 0) >= limits.lead ? first : undefined;
    },
  };
}
