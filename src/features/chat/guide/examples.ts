import type { Guide } from '#content/guide-types.ts';
import type { Entry } from './entries.ts';
import { createIndex } from './match.ts';
import { asWords, type Piece } from './names.ts';
import type { Vocabulary } from './words.ts';

/** A question of the content. */
type Example = { entry: Entry; lang: string; text: string };

export type Ranked = {
  entry: Entry;
  /** How alike the question and the best example are, from 0 to 1. */
  score: number;
  example: string;
};

/** The questions that the content answers, to find those that are like one of a visitor. */
export function createExamples(
  entries: readonly Entry[],
  guide: Guide,
  read: (question: string) => Piece[],
  vocabulary: Vocabulary,
) {
  const tags = Object.keys(guide.languages);
  const documents = entries.flatMap((entry) =>
    entry.asks.map(({ lang, text }) => ({
      words: wordsIn(text),
      of: { entry, lang, text } satisfies Example,
    })),
  );
  const index = createIndex<Example>(documents, vocabulary, ({ entry }) => entry);
  const ofEntry = new Map(entries.map((entry) => [entry, rootsOf(({ of }) => of.entry === entry)] as const));
  const ofLanguage = new Map(tags.map((tag) => [tag, rootsOf(({ of }) => of.lang === tag)] as const));

  function rootsOf(isIn: (document: (typeof documents)[number]) => boolean): ReadonlySet<string> {
    return new Set(
      documents.filter(isIn).flatMap(({ words }) => words.flatMap((word) => [word, vocabulary.root(word)])),
    );
  }

  /** An example's own placeholders stay; in its words only the owner is a name. */
  function wordsIn(text: string): string[] {
    return text
      .split(/(\{\w+\})/)
      .flatMap((part) => (part.startsWith('{') ? part : asWords(read(part), false)));
  }

  return {
    /** The answers whose examples are like a question, in one of its readings, the best first. */
    rank(...readings: (readonly Piece[])[]): Ranked[] {
      const best = new Map<Entry, Ranked>();
      for (const words of readings.flatMap((pieces) => [asWords(pieces, false), asWords(pieces, true)])) {
        for (const { of, score } of index.search(words)) {
          if (score > (best.get(of.entry)?.score ?? 0))
            best.set(of.entry, { entry: of.entry, score, example: of.text });
        }
      }
      return [...best.values()].toSorted((a, b) => b.score - a.score);
    },

    /** Whether each word of a question is a name, tells nothing, or stands in an example of an answer. */
    covers(entry: Entry, pieces: readonly Piece[]): boolean {
      const words = ofEntry.get(entry);
      return pieces.every(
        ({ text, name }) =>
          name ||
          text.split(' ').every((word) => vocabulary.isStopWord(word) || words?.has(vocabulary.root(word))),
      );
    },

    /** The languages of the content, that of the question first. */
    languagesOf(pieces: readonly Piece[]): string[] {
      const words = asWords(pieces, true).filter((word) => !word.startsWith('{'));
      const votes = (tag: string) =>
        words.reduce((sum, word) => {
          const spoken = tags.filter((one) => ofLanguage.get(one)?.has(word));
          return spoken.includes(tag) ? sum + 1 / spoken.length : sum;
        }, 0);
      return tags.toSorted((a, b) => votes(b) - votes(a));
    },
  };
}
