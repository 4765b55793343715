import { editDistance } from '#lib/edit-distance.ts';
import { commonWords } from './answer-language.ts';
import { intentWords } from './find-intent.ts';
import type { Knowledge } from './knowledge.ts';
import { technologyWords } from './match-technology.ts';
import { knownSpellings, questionWords, standardWord } from './question-words.ts';

const suffixes = /(?:nya|kah|lah|mu|ku|ne|s|e)$/;

/**
 * The words in their standard spelling, with typing mistakes undone where a known word is near: `porjek` → `proyek`.
 * The owner, by name or as "dia" or "he", becomes `@`.
 *
 * @param words as `questionWords` gives them
 */
export function correctWords(words: readonly string[], knowledge: Knowledge): string[] {
  const vocabulary = vocabularyOf(knowledge);
  const owner = new Set([
    ...questionWords(`${knowledge.owner.name} ${knowledge.owner.fullName}`),
    ...pronouns,
  ]);
  const corrected = words
    .map((word) => standardWord(knownForm(word, vocabulary)))
    .map((word) => (owner.has(word) ? '@' : word));
  return corrected.filter((word, index) => !(word === '@' && isBeforeAgain(corrected, index)));
}

const pronouns = ['dia', 'he', 'she', 'they', 'him', 'his', 'her', 'their', 'them'];

/** "Raka Aditya" is one person, and "Raka Bot" is the bot. */
function isBeforeAgain(words: readonly string[], index: number): boolean {
  const next = words[index + 1];
  return next === '@' || next === 'bot';
}

function knownForm(word: string, vocabulary: readonly string[]): string {
  if (vocabulary.includes(word)) return word;
  const stem = word.replace(suffixes, '');
  if (stem.length >= 2 && vocabulary.includes(stem)) return stem;
  return nearest(word, vocabulary) ?? nearest(stem, vocabulary) ?? word;
}

function nearest(word: string, vocabulary: readonly string[]): string | undefined {
  const most = word.length >= 8 ? 2 : word.length >= 5 ? 1 : 0;
  if (most === 0) return undefined;
  const near = vocabulary
    .filter(
      (known) => known[0] === word[0] && Math.abs(known.length - word.length) <= most && known.length >= 4,
    )
    .map((known) => ({ known, distance: editDistance(word, known) }))
    .filter(({ distance }) => distance <= most)
    .sort((a, b) => a.distance - b.distance);
  return near[0]?.known;
}

function vocabularyOf(knowledge: Knowledge): string[] {
  const { owner, bot, projects } = knowledge;
  const names = [
    owner.name,
    owner.fullName,
    ...projects.map(({ title }) => title),
    ...Object.values(bot.projects).flatMap((project) => project.names),
    ...owner.profiles.map((profile) => profile.name),
  ];
  return [
    ...intentWords,
    ...commonWords,
    ...knownSpellings,
    ...technologyWords(knowledge),
    ...names.flatMap(questionWords),
  ];
}
