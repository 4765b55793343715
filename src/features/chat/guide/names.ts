import type { Guide } from '#content/guide-types.ts';
import type { Knowledge, KnownProject } from '#features/chat/knowledge.ts';
import { editDistance } from '#lib/edit-distance.ts';
import { phrasesOf, type Vocabulary, wordsOf } from './words.ts';

/** What a question may name. A technology that nothing here uses has no names. */
export type Name =
  | { type: 'project'; project: KnownProject }
  | { type: 'tech'; shown: string; names: readonly string[] }
  | { type: 'kind'; kind: KnownProject['kind'] }
  | { type: 'year'; year: string }
  | { type: 'name' | 'newest' | 'oldest' | 'not' | 'or' | 'it' };

/** A word of a question, or the words that name something. */
export type Piece = { text: string; name?: Name };

/** Words of the longest name. */
const longestName = 5;

/** Makes a function that finds what a question names; typing mistakes in longer names are understood. */
export function createReader({ owner, tools, projects }: Knowledge, guide: Guide, { root }: Vocabulary) {
  const names = new Map<string, Name>();
  const known = new Set<string>();
  const add = (phrases: readonly string[], name: Name) => {
    for (const phrase of phrases) if (phrase && !names.has(phrase)) names.set(phrase, name);
  };
  for (const project of projects) {
    const { names: others } = guide.projects[`${project.kind}/${project.id}`] ?? {};
    const titles = [project.title, ...project.title.split(/ [-–:] /)].map((title) =>
      wordsOf(title).join(' '),
    );
    add([...titles, ...phrasesOf(others)], { type: 'project', project });
  }
  for (const shown of new Set([...tools, ...projects.flatMap(({ technologies }) => technologies)]))
    add([wordsOf(shown).join(' ')], { type: 'tech', shown, names: [shown] });
  for (const [words, used] of Object.entries(guide.technologies))
    for (const phrase of phrasesOf(words)) add([phrase], { type: 'tech', shown: phrase, names: used });
  for (const language of Object.values(guide.languages)) {
    for (const key of ['website', 'mobile'] as const)
      add(phrasesOf(language[key]), { type: 'kind', kind: key });
    for (const type of ['newest', 'oldest', 'not', 'or', 'it'] as const)
      add(phrasesOf(language[type]), { type });
    add(phrasesOf(language.owner), { type: 'name' });
    for (const text of Object.values(language.answers)) for (const word of wordsOf(text)) known.add(word);
  }
  const { name, fullName } = owner;
  add([wordsOf(fullName).join(' '), ...wordsOf(fullName), ...wordsOf(name)], { type: 'name' });
  const long = [...names].filter(
    ([phrase, { type }]) => phrase.length > 4 && type !== 'not' && type !== 'it',
  );

  function nameOf(words: readonly string[]): Name | undefined {
    const phrase = words.join(' ');
    const exact = names.get(phrase) ?? names.get([...words.slice(0, -1), root(words.at(-1) ?? '')].join(' '));
    if (exact) return exact;
    const [word = ''] = words;
    if (words.length === 1 && /^(19|20)\d\d$/.test(word)) return { type: 'year', year: word };
    if (phrase.length < 5 || words.every((one) => known.has(one))) return undefined;
    const most = phrase.length < 8 ? 1 : 2;
    // A typing mistake leaves the first letter.
    const isAlike = (one: string) => one[0] === phrase[0] && Math.abs(one.length - phrase.length) <= most;
    return long.find(([one]) => isAlike(one) && editDistance(one, phrase, most) <= most)?.[1];
  }

  return (question: string): Piece[] => {
    const words = wordsOf(question.replace(/[{}]/g, ' '));
    const pieces: Piece[] = [];
    while (words.length > 0) {
      let length = Math.min(longestName, words.length);
      while (length > 1 && !nameOf(words.slice(0, length))) length -= 1;
      const name = nameOf(words.slice(0, length));
      pieces.push({ text: words.splice(0, length).join(' '), ...(name && { name }) });
    }
    return pieces;
  };
}

/** The words of a question; with `isNamed`, placeholders stand for what it names. */
export function asWords(pieces: readonly Piece[], isNamed: boolean): string[] {
  return pieces.flatMap(({ text, name }) => {
    const isPlaced =
      name?.type === 'name' || (isNamed && 'project tech kind year'.includes(name?.type ?? '-'));
    return isPlaced ? `{${name?.type}}` : text.split(' ');
  });
}
