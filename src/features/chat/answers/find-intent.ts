import { type Intent, intentCues } from './intent-cues.ts';

/** A phrase outweighs a word, and a word two hints; from two on an intent counts. */
const weights = { phrases: 3, words: 2, hints: 1 };
export const enough = 2;

/** What a question is after. `covers` tells that its words hold nothing beside that. */
export type FoundIntent = { intent: Intent; score: number; covers: boolean };

/** Words that add nothing to what is asked. */
const fillers = new Set(
  `a ada aja an aku ayo banget beneran boleh cerita ceritain cuma dan deh di dong dulu iki iku ini is itu jadi just kah kak kakak kan ki kok kuwi
  lagi lah loh maaf mas mau mbak min bro gan mending mohon nih niki niku oh om pak please pls saja saya sekarang sih so sorry
  tahu tau the then to toh tolong tuh wae ya yaa yah yang yuk`.split(/\s+/),
);
const namesOfTheBot = new Set(['bot', 'chatbot', '@']);

const rules = intentCues.map((cues) => ({
  intent: cues.intent,
  words: split(cues.words, /\s+/),
  hints: split('hints' in cues ? cues.hints : '', /\s+/),
  phrases: split('phrases' in cues ? cues.phrases : '', /\s*,\s*/).map(readPhrase),
}));

/** Every word that tells an intent. */
export const intentWords: ReadonlySet<string> = new Set(
  rules.flatMap(({ words, hints, phrases }) => [
    ...words,
    ...hints,
    ...phrases.flatMap((phrase) => phrase.words),
  ]),
);

/**
 * What a question is after, or `undefined` when its words tell too little.
 *
 * @param words in their standard spelling, the owner as `@`
 */
export function findIntent(words: readonly string[]): FoundIntent | undefined {
  const telling = words.filter((word) => !fillers.has(word));
  const scores = rules.map((rule) => ({ intent: rule.intent, ...score(rule, telling) }));
  const best = scores.reduce((top, one) => (one.score > top.score ? one : top));
  if (best.score < enough) {
    const onlyOwner = telling.length > 0 && telling.every((word) => word === '@');
    return onlyOwner ? { intent: 'about', score: enough, covers: true } : undefined;
  }
  const covers = telling.every((word) => best.used.has(word) || namesOfTheBot.has(word));
  return { intent: best.intent, score: best.score, covers };
}

function score({ words, hints, phrases }: (typeof rules)[number], telling: readonly string[]) {
  const told = new Set(telling);
  const usedWords = words.filter((word) => told.has(word));
  const usedHints = hints.filter((word) => told.has(word));
  const text = ` ${telling.join(' ')} `;
  const usedPhrases = phrases.filter(({ pattern }) => pattern.test(text));
  return {
    score:
      usedWords.length * weights.words +
      usedHints.length * weights.hints +
      usedPhrases.length * weights.phrases,
    used: new Set([...usedWords, ...usedHints, ...usedPhrases.flatMap((phrase) => phrase.words)]),
  };
}

/** The words of a phrase, and the pattern that finds it in a text with a space at both ends. */
function readPhrase(phrase: string) {
  const words = phrase.split(' ');
  return { words, pattern: new RegExp(` ${phrase.replaceAll(' * ', ' (?:.+ )?')} `) };
}

function split(text: string, separator: RegExp): string[] {
  return text
    .trim()
    .split(separator)
    .filter((part) => part !== '');
}
