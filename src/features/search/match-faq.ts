import type { Faq } from '#content/faq.ts';
import type { SiteIndex } from './site-index.ts';
import { asksOf, type Vocabulary, wordsOf } from './vocabulary.ts';

/** How similar a question and a wording must be, from 0 to 1, how much more than the next answer's, and to be offered. */
const limits = { similar: 0.66, lead: 0.04, likely: 0.4 };

/** What a stop word weighs beside other words. */
const stopWeight = 0.3;

export type FaqMatch = { entry: string; lang: string; score: number; shared: number };

/** Makes a function that finds the entry of the FAQ that a whole question asks, from its words without the owner's names. */
export function createFaqMatcher(
  faq: Faq,
  { termsOf }: SiteIndex,
  { isStopWord }: Vocabulary,
  names: readonly string[],
) {
  const read = (words: readonly string[]) => ({
    whole: words.toSorted().join(' '),
    terms: termsOf(words),
    stops: [...new Set(words.filter(isStopWord))],
  });
  const bare = (ask: string) => wordsOf(ask.replace(/\{name\}/g, ' ')).filter((one) => !names.includes(one));
  const wordings = Object.entries(faq.languages).flatMap(([lang, { entries }]) =>
    Object.keys(entries).flatMap((entry) =>
      asksOf(faq, lang, entry).map((ask) => ({ entry, lang, ...read(bare(ask)) })),
    ),
  );
  const known = new Map<string, Set<string>>();
  for (const { entry, terms } of wordings) known.set(entry, new Set([...(known.get(entry) ?? []), ...terms]));
  const weigh = (terms: readonly string[]) =>
    terms.reduce((sum, term) => {
      const count = [...known.values()].filter((one) => one.has(term)).length;
      return sum + Math.log(1 + known.size / (count || 0.5));
    }, 0);

  return (words: readonly string[]): { sure?: FaqMatch; likely: FaqMatch[] } => {
    const { whole, terms, stops } = read(words);
    const best = new Map<string, FaqMatch>();
    for (const { entry, lang, ...wording } of wordings) {
      const both = terms.filter((term) => wording.terms.includes(term));
      const bothStops = stops.filter((stop) => wording.stops.includes(stop));
      const all = weigh([...terms, ...wording.terms]) + stopWeight * (stops.length + wording.stops.length);
      const similar = (2 * (weigh(both) + stopWeight * bothStops.length)) / all;
      const score = whole === wording.whole ? 2 : both.length > 0 ? similar : 0;
      if (score > (best.get(entry)?.score ?? 0)) best.set(entry, { entry, lang, score, shared: both.length });
    }
    const likely = [...best.values()]
      .filter(({ score }) => score >= limits.likely)
      .toSorted((a, b) => b.score - a.score);
    const [first, second] = likely;
    const isRead = terms.every((term) => known.get(first?.entry ?? '')?.has(term));
    const isAhead = first && first.score >= Math.max(limits.similar, (second?.score ?? 0) + limits.lead);
    return { likely, ...(isRead && isAhead && { sure: first }) };
  };
}
