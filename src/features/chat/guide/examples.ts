import type { Guide } from '#content/guide-types.ts';
import type { Entry } from './entries.ts';
import { createMatcher } from './match.ts';
import { asWords, type Piece } from './names.ts';
import type { Vocabulary } from './words.ts';

/** An answer, and how alike the question and its best example are, from 0 to 1. */
export type Ranked = { entry: Entry; score: number };

/** The questions that the content answers, to find those that are like one of a visitor. */
export function createExamples(
  entries: readonly Entry[],
  { languages }: Guide,
  read: (question: string) => Piece[],
  vocabulary: Vocabulary,
) {
  const { root, isStopWord } = vocabulary;
  // An example's own placeholders stay; in its words only the owner is a name.
  const wordsIn = (text: string) =>
    text.split(/(\{\w+\})/).flatMap((part) => (part.startsWith('{') ? part : asWords(read(part), false)));
  const examples = entries.flatMap((entry) =>
    entry.asks.map(({ lang, text }) => ({ words: wordsIn(text), of: { entry, lang } })),
  );
  const match = createMatcher(examples, vocabulary, ({ entry }) => entry);
  const known = new Map<string | Entry | undefined, Set<string>>();
  for (const { words, of } of examples)
    for (const key of [undefined, of.entry, of.lang])
      known.set(key, new Set([...(known.get(key) ?? []), ...words, ...words.map(root)]));

  return {
    /** The answers whose examples are like a question, in one of its readings, the best first. */
    rank(...readings: (readonly Piece[])[]): Ranked[] {
      const best = new Map<Entry, number>();
      for (const words of readings.flatMap((pieces) => [asWords(pieces, false), asWords(pieces, true)]))
        for (const { of, score } of match(words))
          best.set(of.entry, Math.max(score, best.get(of.entry) ?? 0));
      return [...best].map(([entry, score]) => ({ entry, score })).toSorted((a, b) => b.score - a.score);
    },

    /** How many words of a question tell something and stand in no example, or in none of one answer. */
    unread: (pieces: readonly Piece[], entry?: Entry): number =>
      pieces.filter(({ text, name }) => !name && !isStopWord(text) && !known.get(entry)?.has(root(text)))
        .length,

    /** The languages of the content, that of the question first. */
    languagesOf(pieces: readonly Piece[]): string[] {
      const words = pieces.filter(({ name }) => !name || name.type === 'name' || name.type === 'it');
      const count = (lang: string) => words.filter(({ text }) => known.get(lang)?.has(text)).length;
      return Object.keys(languages).toSorted((a, b) => count(b) - count(a));
    },
  };
}
