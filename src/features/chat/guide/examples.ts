import type { Guide } from '#content/guide-types.ts';
import { createMatcher } from './match.ts';
import { asWords, type Piece, type Reader } from './names.ts';
import type { Vocabulary } from './words.ts';

/** An answer of the content; its texts by language. */
export type Entry = {
  id: string;
  asks: { lang: string; text: string }[];
  say: Record<string, string>;
  otherwise: Record<string, string>;
  shows: Guide['shows'][string] | undefined;
  /** Projects that it must be asked about. */
  needs: number;
};

/** An answer, and how similar the question and its best example are, from 0 to 1. */
export type Ranked = { entry: Entry; score: number };

/** Reads the texts of the content; `guide-types.ts` describes their format. */
export function readEntries({ languages, shows }: Guide, part: 'answers' | 'fixed'): Entry[] {
  const entries = new Map<string, Entry>();
  for (const [lang, language] of Object.entries(languages)) {
    for (const [id, text] of Object.entries(language[part] ?? {})) {
      const entry = entries.get(id) ?? { id, asks: [], say: {}, otherwise: {}, shows: shows[id], needs: 0 };
      entries.set(id, entry);
      const lines = text.split('\n').map((line) => line.trim());
      const after = (mark: string) =>
        lines.flatMap((line) => (line.startsWith(mark) ? line.slice(1).trim() : [])).join('\n\n');
      entry.say[lang] = after('>');
      entry.otherwise[lang] = after('!');
      for (const line of lines.filter((one) => !'>!'.includes(one.at(0) ?? '')))
        entry.asks.push(...line.split('|').map((ask) => ({ lang, text: ask.trim() })));
      entry.needs = Math.min(...entry.asks.map((ask) => ask.text.split('{project}').length - 1));
    }
  }
  return [...entries.values()];
}

/** Makes a search for the example questions that are similar to a visitor's. */
export function createExamples(entries: readonly Entry[], read: Reader, vocabulary: Vocabulary) {
  const { root, isStopWord, common, langs } = vocabulary;
  // An example's own placeholders stay; in its words only the owner is a name.
  const wordsIn = (text: string) =>
    text.split(/(\{\w+\})/).flatMap((part) => (part.startsWith('{') ? part : asWords(read(part), false)));
  const examples = entries.flatMap((entry) =>
    entry.asks.map(({ lang, text }) => ({ words: wordsIn(text), of: { entry, lang }, group: entry })),
  );
  const match = createMatcher(examples, vocabulary);
  const known = new Map<string | Entry | undefined, Set<string>>();
  for (const { words, of } of examples)
    for (const key of [undefined, of.entry, of.lang]) {
      if (!known.has(key)) known.set(key, new Set());
      for (const word of words) known.get(key)?.add(word).add(root(word));
    }

  return {
    /** The answers whose examples are similar to a question, in one of its readings, the best first. */
    rankAll(...readings: (readonly Piece[])[]): Ranked[] {
      const best = new Map<Entry, number>();
      for (const words of readings.flatMap((pieces) => [asWords(pieces, false), asWords(pieces, true)]))
        for (const { of, score } of match(words))
          best.set(of.entry, Math.max(score, best.get(of.entry) ?? 0));
      return [...best].map(([entry, score]) => ({ entry, score })).toSorted((a, b) => b.score - a.score);
    },

    /** Counts the meaningful words of a question that no example has, or no example of one answer. */
    unread: (pieces: readonly Piece[], entry?: Entry): number =>
      pieces.filter(({ text, name }) => !name && !isStopWord(text) && !known.get(entry)?.has(root(text)))
        .length,

    /** The languages of the content, that of the question first. */
    languagesOf(pieces: readonly Piece[]): string[] {
      const words = pieces.filter(({ name }) => !name || name.type === 'name' || name.type === 'it');
      const count = (lang: string) =>
        words.filter(({ text }) => known.get(lang)?.has(text)).length +
        words.filter(({ text }) => common(lang).includes(text)).length / 2;
      return langs.toSorted((a, b) => count(b) - count(a));
    },
  };
}
