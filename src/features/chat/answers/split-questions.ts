import type { Names } from './names.ts';
import { type Reading, readQuestion } from './read-question.ts';
import type { Meaning } from './words.ts';

/** What makes a sentence ask. */
export const asking: ReadonlySet<Meaning> = new Set<Meaning>([
  'tell',
  'list',
  'who',
  'what',
  'how',
  'howMany',
  'when',
  'where',
  'why',
  'can',
  'price',
  'client',
]);
const starters =
  /^(?:who|what|when|where|which|how|why|(?:is|are|do|does|did|can|could) (?:he|she|it|they|you|i|we|the|this|that|there|his|your)|siapa|apa|kapan|di ?mana|mana|berapa|gimana|bagaimana|bisa|ada|sopo|opo|piye|piro|endi|kepiye|kalau|kalo|nek|for whom)\b/i;

/**
 * The questions of a message, each of them read: by sentence, and at "and" or a comma where both sides ask something.
 */
export function splitQuestions(message: string, names: Names): Reading[] {
  const sentences = message
    .split(/(?<=[?!\n])\s*|(?<=[^\d\s]{2}\.)\s+|[;]/)
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));
  return sentences.flatMap((sentence) => splitSentence(sentence, names));
}

function splitSentence(sentence: string, names: Names): Reading[] {
  const whole = readQuestion(sentence, names);
  for (const match of sentence.matchAll(
    /,\s*(?:and|also|dan|lan)?\s+|\s+(?:and|also|dan|lan|terus|trus|sama)\s+/gi,
  )) {
    const [left, right] = [sentence.slice(0, match.index), sentence.slice(match.index + match[0].length)];
    const first = readQuestion(left, names);
    const others = splitSentence(right, names);
    const second = others[0];
    if (second && asks(first) && (asks(second) || starters.test(right)) && says(first) && says(second)) {
      return [first, ...others].map((reading) => ({ ...reading, language: whole.language }));
    }
    const isGreeting =
      first.pieces.length > 0 &&
      first.pieces.every(
        ({ meaning }) => meaning === 'greeting' || meaning === 'thanks' || meaning === 'human',
      );
    if (isGreeting && second && says(second)) return others;
  }
  return [whole];
}

function asks({ pieces }: Reading): boolean {
  return pieces.some(({ meaning }) => meaning !== undefined && asking.has(meaning));
}

function says({ pieces }: Reading): boolean {
  return pieces.length > 0;
}
