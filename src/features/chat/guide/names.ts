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
    add(phrasesOf(language.website), { type: 'kind', kind: 'website' });
    add(phrasesOf(language.mobile), { type: 'kind', kind: 'mobile' });
    add(phrasesOf(language.newest), { type: 'newest' });
    add(phrasesOf(language.oldest), { type: 'oldest' });
    add(phrasesOf(language.not), { type: 'not' });
    add(phrasesOf(language.or), { type: 'or' });
    add(phrasesOf(language.it), { type: 'it' });
    add(phrasesOf(language.owner), { type: 'name' });
    for (const text of Object.values(language.answers)) for (const word of wordsOf(text)) known.add(word);
  }
  add(
    [owner.name, owner.fullName].flatMap((name) => [wordsOf(name).join(' '), ...wordsOf(name)]),
    { type: 'name' },
  );
  // By what a typing mistake leaves: the first letter and the number of words.
  const long = new Map<string, [string, Name][]>();
  for (const [phrase, name] of names) {
    if (phrase.length < 5 || name.type === 'not' || name.type === 'it') continue;
    const key = `${phrase[0]}${phrase.split(' ').length}`;
    long.set(key, [...(long.get(key) ?? []), [phrase, name]]);
  }

  function nameOf(words: readonly string[]): Name | undefined {
    const phrase = words.join(' ');
    const exact = names.get(phrase) ?? names.get([...words.slice(0, -1), root(words.at(-1) ?? '')].join(' '));
    if (exact) return exact;
    const [word = ''] = words;
    if (words.length === 1 && /^(19|20)\d\d$/.test(word)) return { type: 'year', year: word };
    if (phrase.length < 5 || words.every((one) => known.has(one))) return undefined;
    const most = phrase.length < 8 ? 1 : 2;
    const alike = long.get(`${phrase[0]}${words.length}`) ?? [];
    return alike.find(
      ([name]) => Math.abs(name.length - phrase.length) <= most && editDistance(name, phrase, most) <= most,
    )?.[1];
  }

  return (question: string): Piece[] => {
    const words = wordsOf(question.replace(/[{}]/g, ' '));
    const pieces: Piece[] = [];
    while (words.length > 0) {
      let length = Math.min(longestName, words.length);
      let name = nameOf(words.slice(0, length));
      while (!name && length > 1) {
        length -= 1;
        name = nameOf(words.slice(0, length));
      }
      pieces.push({ text: words.splice(0, length).join(' '), ...(name && { name }) });
    }
    return pieces;
  };
}

/** The words of a question; with `isNamed`, placeholders stand for what it names. */
export function asWords(pieces: readonly Piece[], isNamed: boolean): string[] {
  return pieces.flatMap(({ text, name }) => {
    const hasPlace = name && placed.includes(name.type);
    if (name?.type === 'name') return '{name}';
    return isNamed && hasPlace ? `{${name.type}}` : text.split(' ');
  });
}

const placed: readonly Name['type'][] = ['project', 'tech', 'kind', 'year'];
