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
  guide: Guide,
  read: (question: string) => Piece[],
  vocabulary: Vocabulary,
) {
  const { root, isStopWord } = vocabulary;
  const tags = Object.keys(guide.languages);
  // An example's own placeholders stay; in its words only the owner is a name.
  const wordsIn = (text: string) =>
    text.split(/(\{\w+\})/).flatMap((part) => (part.startsWith('{') ? part : asWords(read(part), false)));
  const examples = entries.flatMap((entry) =>
    entry.asks.map(({ lang, text }) => ({ words: wordsIn(text), of: { entry, lang } })),
  );
  const match = createMatcher(examples, vocabulary, ({ entry }) => entry);
  const rootsOf = (isIn: (of: { entry: Entry; lang: string }) => boolean) =>
    new Set(
      examples.flatMap(({ words, of }) => (isIn(of) ? words.flatMap((word) => [word, root(word)]) : [])),
    );
  const ofEntry = new Map(entries.map((entry) => [entry, rootsOf((of) => of.entry === entry)]));
  const known = rootsOf(() => true);
  const ofLanguage = tags.map((tag) => [tag, rootsOf(({ lang }) => lang === tag)] as const);

  return {
    /** The answers whose examples are like a question, in one of its readings, the best first. */
    rank(...readings: (readonly Piece[])[]): Ranked[] {
      const best = new Map<Entry, number>();
      for (const words of readings.flatMap((pieces) => [asWords(pieces, false), asWords(pieces, true)]))
        for (const { of, score } of match(words))
          best.set(of.entry, Math.max(score, best.get(of.entry) ?? 0));
      return [...best].map(([entry, score]) => ({ entry, score })).toSorted((a, b) => b.score - a.score);
    },

    /** Whether each word of a question is a name, tells nothing, or stands in an example of an answer. */
    covers: (entry: Entry, pieces: readonly Piece[]): boolean =>
      pieces.every(({ text, name }) => name || isStopWord(text) || ofEntry.get(entry)?.has(root(text))),

    /** How many words of a question tell something and stand in no example. */
    unread: (pieces: readonly Piece[]): number =>
      pieces.filter(({ text, name }) => !name && !isStopWord(text) && !known.has(root(text))).length,

    /** The languages of the content, that of the question first. */
    languagesOf(pieces: readonly Piece[]): string[] {
      const words = pieces.flatMap(({ text, name }) => (name && name.type !== 'name' ? [] : text.split(' ')));
      const votes = new Map<string, number>();
      for (const word of words) {
        const spoken = ofLanguage.filter(([, roots]) => roots.has(word));
        for (const [tag] of spoken) votes.set(tag, (votes.get(tag) ?? 0) + 1 / spoken.length);
      }
      return tags.toSorted((a, b) => (votes.get(b) ?? 0) - (votes.get(a) ?? 0));
    },
  };
}
