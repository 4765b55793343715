import type { Knowledge } from '#features/chat/knowledge.ts';
import { editDistance } from '#lib/edit-distance.ts';
import { commonWords } from './answer-language.ts';
import { intentWords } from './find-intent.ts';
import { technologyWords } from './match-technology.ts';
import { knownSpellings, questionWords, standardWord } from './question-words.ts';

const suffixes = /(?:nya|kah|lah|mu|ku|ne|s|e)$/;
const pronouns = ['dia', 'he', 'she', 'they', 'him', 'his', 'her', 'their', 'them'];

/**
 * Makes a function that brings a word into its standard spelling, with typing mistakes undone where a known word is
 * near: `porjek` → `proyek`. The owner, by name or as "dia" or "he", becomes `@`.
 */
export function wordCorrector(knowledge: Knowledge): (word: string) => string {
  const vocabulary = vocabularyOf(knowledge);
  const owner = new Set([...ownerNames(knowledge), ...pronouns]);
  const corrected = new Map<string, string>();
  return (word) => {
    const known = corrected.get(word);
    if (known !== undefined) return known;
    const standard = standardWord(knownForm(word, vocabulary));
    const result = owner.has(standard) ? '@' : standard;
    corrected.set(word, result);
    return result;
  };
}

/** "Raka Aditya" is one person, and "Raka Bot" is the bot. */
export function mergeOwner(words: readonly string[]): string[] {
  return words.filter((word, index) => {
    const next = words[index + 1];
    return !(word === '@' && (next === '@' || next === 'bot'));
  });
}

function knownForm(word: string, vocabulary: ReadonlySet<string>): string {
  if (vocabulary.has(word)) return word;
  const stem = word.replace(suffixes, '');
  if (stem.length >= 2 && vocabulary.has(stem)) return stem;
  return nearest(word, vocabulary) ?? nearest(stem, vocabulary) ?? word;
}

/** Long words may have two letters wrong, short ones none, and never the first. */
function nearest(word: string, vocabulary: ReadonlySet<string>): string | undefined {
  const most = word.length >= 8 ? 2 : word.length >= 5 ? 1 : 0;
  let best: { known: string; distance: number } | undefined;
  for (const known of vocabulary) {
    const isClose = known[0] === word[0] && known.length >= 4 && Math.abs(known.length - word.length) <= most;
    if (most === 0 || !isClose) continue;
    const distance = editDistance(word, known);
    if (distance <= most && (!best || distance < best.distance)) best = { known, distance };
  }
  return best?.known;
}

function vocabularyOf(knowledge: Knowledge): ReadonlySet<string> {
  const { owner, bot, projects } = knowledge;
  const names = [
    ...projects.map(({ title }) => title),
    ...Object.values(bot.projects).flatMap((project) => project.names),
    ...owner.profiles.map((profile) => profile.name),
  ];
  return new Set([
    ...intentWords,
    ...commonWords,
    ...knownSpellings,
    ...technologyWords(knowledge),
    ...ownerNames(knowledge),
    ...names.flatMap(questionWords),
  ]);
}

function ownerNames({ owner }: Knowledge): string[] {
  return questionWords(`${owner.name} ${owner.fullName}`);
}
