import type { Faq } from '#content/faq.ts';
import type { SiteIndex } from './site-index.ts';
import { asksOf, type Vocabulary, wordsOf } from './vocabulary.ts';

const stopWeight = 0.3;

/** `score`: how similar the question and a wording are, from 0 to 1; 2 when they are the same. */
export type FaqMatch = { entry: string; lang: string; score: number; shared: number; isRead: boolean };

/** Makes a function that compares a question with the wordings of the FAQ, without the owner's names; the best entry first. */
export function createFaqMatcher(
  faq: Faq,
  { termsOf, weigh }: SiteIndex,
  { isStopWord }: Vocabulary,
  names: readonly string[],
) {
  const read = (words: readonly string[]) => ({
    same: words.toSorted().join(' '),
    terms: termsOf(words),
    stops: [...new Set(words.filter(isStopWord))],
  });
  const bare = (ask: string) => wordsOf(ask.replace(/\{name\}/g, ' ')).filter((one) => !names.includes(one));
  const languages = Object.keys(faq.languages);
  const entries = new Set(Object.values(faq.languages).flatMap(({ entries }) => Object.keys(entries)));
  const known = Array.from(entries, (entry) => ({
    entry,
    wordings: languages.flatMap((lang) =>
      asksOf(faq, lang, entry).map((ask) => ({ lang, ...read(bare(ask)) })),
    ),
  }));

  return (words: readonly string[]): FaqMatch[] => {
    const { same, terms, stops } = read(words);
    return known
      .map(({ entry, wordings }) => {
        const isRead = terms.every((term) => wordings.some((wording) => wording.terms.includes(term)));
        const matches = wordings.map((wording) => {
          const both = terms.filter((term) => wording.terms.includes(term));
          const bothStops = stops.filter((stop) => wording.stops.includes(stop));
          const all =
            weigh([...terms, ...wording.terms]) + stopWeight * (stops.length + wording.stops.length);
          const similar = (2 * (weigh(both) + stopWeight * bothStops.length)) / all;
          const isAbout = both.length > 0 || terms.length + wording.terms.length === 0;
          const score = same === wording.same ? 2 : isAbout ? similar : 0;
          return { entry, lang: wording.lang, score, shared: both.length, isRead };
        });
        return matches.reduce((best, one) => (one.score > best.score ? one : best));
      })
      .toSorted((a, b) => b.score - a.score);
  };
}
