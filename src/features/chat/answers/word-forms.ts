import { editDistance } from '#lib/edit-distance.ts';
import type { Names } from './names.ts';
import type { Piece } from './read-question.ts';
import { type Entry, type Language, phrases } from './words.ts';

/** What a word is read as; `text` is the word that was meant where it holds a typing mistake. */
export type Form = (Entry & { text?: string }) | Piece;

/** A word by its stem or with a typing mistake undone. Looking it up takes time: each is done once. */
export function knownForm(word: string, names: Names): Form | undefined {
  if (!names.forms.has(word)) names.forms.set(word, lookUp(word, names));
  return names.forms.get(word);
}

/** What the content itself says is no mistake. */
function lookUp(word: string, names: Names): Form | undefined {
  if (/^\d/.test(word)) return undefined;
  // "Didn't", "couldn't"
  if (/^(\w+[ds]|ai|are|have|were|wo)nt$/.test(word)) return { meaning: 'not', languages: ['en'] };
  // "You've", "that'll"
  const contracted = /^(i|you|we|they|it|that|there|who|what|where|how|s?he(?!ll))(?:[dms]|ve|re|ll)$/.exec(
    word,
  )?.[1];
  if (contracted) return phrases.get(contracted);
  const inflected = inflectedForm(word, names);
  // What is looked for in another language is no form of a word of the grammar.
  if (inflected) return inflected === 'sought' ? undefined : inflected;
  // "Gadhah" and "gadah" are one word, so are "hi" and "hiii".
  const plain = phrases.get(word.replace(/([dt])h|(.)\2+$/g, '$1$2'));
  if (plain || word.length < 4 || names.words.has(word)) return plain;
  // The mistake may stand before an ending: "gaweynae" is "gaweyane".
  const withoutEnding = inflections.flatMap(({ endings }) =>
    endings.map((ending) => word.replace(ending, '')),
  );
  const forms = new Set([
    word,
    word.replace(/^(?:di|ng)(?=\p{L}{5})/u, ''),
    ...withoutEnding.filter(({ length }) => length > (/(nya|s)$/.test(word) ? 4 : 5)),
  ]);
  const isMeant = (key: string) => [...forms].some((one) => isTypingMistake(one, key));
  if (word.length > 4 && [...names.owner].some(isMeant)) return { text: word, meaning: 'owner' };
  const meant = <T>(some: ReadonlyMap<string, T>) =>
    [...some].find(([key]) => key.length > 4 && isMeant(key))?.[1];
  const [technology, profile] = [meant(names.technologies)?.name, meant(names.profiles)];
  if (technology ?? profile)
    return { text: word, ...(technology && { technology }), ...(profile && { profile }) };
  const alike = candidates.get(word[0] ?? '') ?? [];
  const [key, entry] =
    alike.find(([key]) => isTypingMistake(word, key)) ?? alike.find(([key]) => isMeant(key)) ?? [];
  if (key && entry) return { ...entry, text: key };
  // Two letters swapped in a word with an ending: "ceritian" is "ceritain".
  for (let at = Math.max(2, word.length - 5); word.length > 5 && at < word.length; at += 1) {
    const [a = '', b = ''] = word.slice(at - 1);
    const swapped = a !== b && inflectedForm(word.slice(0, at - 1) + b + a + word.slice(at + 1), names);
    if (swapped && swapped !== 'sought') return swapped;
  }
  // A word of the texts, unless they say it in another form
  if (word.length < 6 || names.stems.has(stem(word))) return undefined;
  const text = [...names.words, ...names.glosses.keys()].find((one) => isTypingMistake(word, one, 1));
  return text ? { text } : undefined;
}

/** A word of the grammar with an ending or a beginning, or what texts of another language are searched by. */
function inflectedForm(word: string, names: Names): Form | 'sought' | undefined {
  for (const inflection of inflections)
    for (const form of formsOf(word, inflection)) {
      const { endings, languages, leastStem, isOf } = inflection;
      if (form !== word && form.length < leastStem) continue;
      const entry = phrases.get(form);
      if (!entry && names.glosses.has(form)) return 'sought';
      if (form === word) continue;
      if (names.owner.has(form)) return { text: word, meaning: 'owner' };
      if (entry?.meaning !== 'greeting' && entry?.languages.some((one) => languages.includes(one)))
        return isOf && endings.some((ending) => ending.test(word)) ? { ...entry, languages: [isOf] } : entry;
    }
  return undefined;
}

/** A word in chat spelling, without its vowels: "brp" is "berapa", "skrg" is "sekarang". Others stay as they are. */
export function spelledOut(word: string): string {
  const isShort = /^([^aeiou]{3,}|[aeiou][^aeiou]{2,}|[^aeiou]{2,}[aeiou])$/.test(word);
  return (
    (isShort &&
      !phrases.has(word) &&
      (byConsonants.get(consonants(word) + word.at(-1)) ?? byConsonants.get(consonants(word)))) ||
    word
  );
}

/** The first letter with all the consonants, of which "ng" is written "g": "gmn" of "gimana". */
function consonants(word: string): string {
  return word[0] + word.replaceAll('ng', 'g').replace(/[aeiou]/g, '');
}

/** Words by their consonants, and by these with the last letter: "gmna" is "gimana" rather than "gemini". */
const byConsonants = new Map<string, string>();
for (const key of phrases.keys())
  if (/^[a-z]{4,}$/.test(key))
    for (const short of [consonants(key), consonants(key) + key.at(-1)])
      if (!byConsonants.has(short)) byConsonants.set(short, key);

/** What a typing mistake may have meant, by first letter. */
const candidates = new Map<string, [string, Entry][]>();
for (const [key, entry] of phrases) {
  if (key.length < 4 || (!entry.meaning && key.length < 6) || entry.meaning === 'secret' || key.includes(' '))
    continue;
  const letter = key[0] ?? '';
  candidates.set(letter, [...(candidates.get(letter) ?? []), [key, entry]]);
}

type Inflection = {
  endings: RegExp[];
  beginnings: RegExp;
  /** What the stem may be of. */
  languages: Language[];
  leastStem: number;
  /** What a word with such an ending is of, whatever its stem is. */
  isOf?: Language;
};

export const inflections: Inflection[] = [
  {
    endings: [/s$/, /es$/, /(?<=[^e]e)d$/, /ed$/, /ing$/, /ly$/],
    beginnings: /^$/,
    languages: ['en'],
    leastStem: 3,
  },
  {
    endings: [
      /(?:n?ya|ny|kah|lah|pun|ku|mu)$/,
      /(?:in|kan)(?:nya|lah|ku|mu)?$/,
      /(?:an|i)(?:nya|lah|ku|mu)?$/,
    ],
    beginnings: /^(?:di|[mp]e(?:n[gy]?|m)?|[bkpst]er|ke|se|nge)(?=\p{L}{3})/u,
    languages: ['id', 'en'],
    leastStem: 3,
  },
  {
    endings: [/(?:n?ipun|ne)$/, /e$/, /(?:ake|ke|no|na)$/, /k(?:ake|ke)$/],
    beginnings: /^(?:dipun|di|ng|nge|ny|n|m)(?=\p{L}{3})/u,
    languages: ['jv', 'id'],
    leastStem: 4,
    isOf: 'jv',
  },
];

/** A word and what it may be of: without an ending, without a beginning; "nyimpen" is of "simpen", "menulis" of "tulis". */
export function formsOf(word: string, { endings, beginnings }: Inflection): string[] {
  return [word, ...endings.map((ending) => word.replace(ending, ''))].flatMap((one) => [
    one,
    one.replace(beginnings, ''),
    one.replace(/^ny(?=[aeiou])/, 'c'),
    one.replace(/^(?:[mp]e)?(ng|ny|n|m)(?=[aeiou])/, (_, nasal: string) => restored[nasal] ?? ''),
  ]);
}

const restored: Record<string, string> = { ng: 'k', ny: 's', n: 't', m: 'p' };

/** English endings only: what the texts are searched by is mostly nouns. */
export function stem(term: string): string {
  return term
    .replace(/(?<=\p{L}{3})(?:ies|y)$/u, 'i')
    .replace(/(?<=\p{L}{3})(?:ing|ed|es|s|e)$/u, '')
    .replace(/(\p{L})\1$/u, '$1');
}

export function indonesianStem(word: string): string {
  return word.replace(/(?:nya|[kl]ah|kan|ku|mu|in|n?ipun|ne|e|s)$/, '');
}

/** Letters in another order, or a vowel too many or too few; from five on any letter, in longer words a wrong one. Never the first. */
export function isTypingMistake(word: string, known: string, most = word.length > 9 ? 2 : 1): boolean {
  if (word[0] !== known[0] || Math.abs(word.length - known.length) > 1 || known.includes(' ')) return false;
  if (!isAlike(word, known)) return false;
  const distance = editDistance(word, known, 2);
  const isOtherLength = word.length !== known.length;
  const isOfVowel = () => consonants(word) === consonants(known);
  if (distance <= most && ((isOtherLength && (word.length > 4 || isOfVowel())) || word.length > 6))
    return true;
  return distance < 3 && !isOtherLength && [...word].sort().join() === [...known].sort().join();
}

/** One mistake leaves one of the letters after the first in its place or beside it: most words need not be compared whole. */
export function isAlike(word: string, known: string): boolean {
  const [a, b, c, d] = [word[1], word[2], known[1], known[2]];
  return a === c || a === d || b === c || b === d;
}
