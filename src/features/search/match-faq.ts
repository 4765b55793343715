import type { Faq } from '#content/faq.ts';
import type { SiteIndex } from './site-index.ts';
import { asksOf, type Vocabulary, wordsOf } from './vocabulary.ts';

/** How similar a question and a wording must be, from 0 to 1, and how much more than the next answer's. */
const limits = { similar: 0.66, lead: 0.04, likely: 0.4 };

/** What a stop word weighs beside other words. */
const stopWeight = 0.3;

export type FaqMatch = { entry: string; lang: string; score: number; shared: number };

/** Makes a function that finds the entry of the FAQ that a whole question asks. */
export function createFaqMatcher(
  faq: Faq,
  index: SiteIndex,
  { isStopWord }: Vocabulary,
  names: readonly string[],
) {
  const bare = (text: string) =>
    wordsOf(text.replace(/\{name\}/g, ' ')).filter((one) => !names.includes(one));
  const stopsOf = (words: readonly string[]) => [...new Set(words.filter(isStopWord))];
  const wordings = Object.entries(faq.languages).flatMap(([lang, { entries }]) =>
    Object.keys(entries).flatMap((entry) =>
      asksOf(faq, lang, entry).map((ask) => {
        const words = bare(ask);
        return {
          entry,
          lang,
          whole: words.toSorted().join(' '),
          terms: index.termsOf(words),
          stops: stopsOf(words),
        };
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

  /** The answers by similarity. */
  function rank(question: string): FaqMatch[] {
    const words = bare(question);
    const whole = words.toSorted().join(' ');
    const terms = index.termsOf(words);
    const stops = stopsOf(words);
    const best = new Map<string, FaqMatch>();
    for (const { entry, lang, ...wording } of wordings) {
      const both = terms.filter((term) => wording.terms.includes(term));
      const shared = weigh(both);
      const sharedStops = stopWeight * stops.filter((stop) => wording.stops.includes(stop)).length;
      const all = weigh([...terms, ...wording.terms]) + stopWeight * (stops.length + wording.stops.length);
      const similar = (2 * (shared + sharedStops)) / all;
      const score = whole === wording.whole ? 2 : shared > 0 ? similar : 0;
      if (score > (best.get(entry)?.score ?? 0)) best.set(entry, { entry, lang, score, shared: both.length });
    }
    return [...best.values()].toSorted((a, b) => b.score - a.score);
  }

  return (question: string): { sure?: FaqMatch; likely: FaqMatch[] } => {
    const likely = rank(question).filter(({ score }) => score >= limits.likely);
    const [first, second] = likely;
    const isRead = index.termsOf(bare(question)).every((term) => known.get(first?.entry ?? '')?.has(term));
    const isAhead =
      first && first.score >= limits.similar && first.score - (second?.score ?? 0) >= limits.lead;
    const isSure = isRead && isAhead;
    return { likely, ...(isSure && { sure: first }) };
  };
}
