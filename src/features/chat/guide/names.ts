import type { Guide } from '#content/guide-types.ts';
import type { Knowledge, KnownProject } from '#features/chat/knowledge.ts';
import { editDistance } from '#lib/edit-distance.ts';
import { phrasesOf, type Vocabulary, wordsOf } from './words.ts';

/** What a question may ask of projects. A technology that nothing here uses has no names. */
export type Filter =
  | { type: 'project'; project: KnownProject }
  | { type: 'tech'; shown: string; names: readonly string[] }
  | { type: 'kind'; kind: KnownProject['kind'] }
  | { type: 'year'; year: string };
export type Name = Filter | { type: 'name' | 'newest' | 'oldest' | 'not' | 'or' | 'it' };

/** A word of a question, or the words that name something. */
export type Piece = { text: string; name?: Name };

export type Reader = (question: string) => Piece[];

/** Makes a function that finds what a question names; typing mistakes in longer names are understood. */
export function createReader(knowledge: Knowledge, guide: Guide, { root }: Vocabulary): Reader {
  const { owner, tools, projects } = knowledge;
  const used = new Set([...tools, ...projects.flatMap(({ technologies }) => technologies)]);
  const names = new Map<string, Name>();
  const add = (phrases: readonly string[], name: Name) => {
    for (const phrase of phrases.map((one) => wordsOf(one).join(' ')))
      if (phrase && !names.has(phrase)) names.set(phrase, name);
  };
  for (const project of projects) {
    const others = phrasesOf(guide.projects[`${project.kind}/${project.id}`]?.names);
    add([project.title, ...project.title.split(/ [-–:] /), ...others], { type: 'project', project });
  }
  for (const shown of used) add([shown], { type: 'tech', shown, names: [shown] });
  for (const [words, meant] of Object.entries(guide.technologies))
    for (const shown of phrasesOf(words))
      add([shown], { type: 'tech', shown, names: meant.filter((one) => used.has(one)) });
  for (const language of Object.values(guide.languages)) {
    for (const kind of ['website', 'mobile'] as const) add(phrasesOf(language[kind]), { type: 'kind', kind });
    for (const type of ['newest', 'oldest', 'not', 'or', 'it'] as const)
      add(phrasesOf(language[type]), { type });
    add(phrasesOf(language.owner), { type: 'name' });
  }
  add([owner.fullName, ...wordsOf(`${owner.fullName} ${owner.name}`)], { type: 'name' });
  const texts = Object.values(guide.languages).flatMap(({ answers }) => Object.values(answers));
  const known = new Set(texts.flatMap(wordsOf));
  const long = [...names].filter(([{ length }, { type }]) => length > 4 && type !== 'not' && type !== 'it');

  function nameOf(words: readonly string[]): Name | undefined {
    const phrase = words.join(' ');
    const exact = names.get(phrase) ?? names.get([...words.slice(0, -1), root(words.at(-1) ?? '')].join(' '));
    if (exact) return exact;
    if (/^(19|20)\d\d$/.test(phrase)) return { type: 'year', year: phrase };
    if (phrase.length < 5 || words.every((one) => known.has(one))) return undefined;
    const most = phrase.length < 8 ? 1 : 2;
    // A typing mistake leaves the first letter.
    const isAlike = (one: string) => one[0] === phrase[0] && Math.abs(one.length - phrase.length) <= most;
    return long.find(([one]) => isAlike(one) && editDistance(one, phrase, most) <= most)?.[1];
  }

  return (question) => {
    const words = wordsOf(question.replace(/[{}]/g, ' '));
    const pieces: Piece[] = [];
    while (words.length > 0) {
      // No name has more than five words.
      let length = Math.min(5, words.length);
      while (length > 1 && !nameOf(words.slice(0, length))) length -= 1;
      const name = nameOf(words.slice(0, length));
      pieces.push({ text: words.splice(0, length).join(' '), ...(name && { name }) });
    }
    return pieces;
  };
}

export const hasName = (pieces: readonly Piece[], ...types: readonly Name['type'][]) =>
  pieces.some(({ name }) => name && types.includes(name.type));

/** The words of a question; with `isNamed`, placeholders stand for what it names. */
export function asWords(pieces: readonly Piece[], isNamed: boolean): string[] {
  const placed = isNamed ? 'name project tech kind year' : 'name';
  return pieces.flatMap(({ text, name }) =>
    name && placed.includes(name.type) ? `{${name.type}}` : text.split(' '),
  );
}
