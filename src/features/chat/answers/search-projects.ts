import type { Knowledge, KnownProject } from '#features/chat/knowledge.ts';
import { namesOf } from './names.ts';
import { questionWords } from './question-words.ts';
import { formsOf, inflections, stem } from './word-forms.ts';
import { type Meaning, phrases } from './words.ts';

/** A sentence of a project; `part` is the paragraph that it stands in. */
type Sentence = {
  project: KnownProject;
  text: string;
  part: number;
  /** Whether it says what the project is: its names, its owner its description and its first paragraph. */
  isMain: boolean;
  isName?: boolean;
  /** Whether it can be quoted. */
  isProse: boolean;
};

/** The sentences, those that hold each stem by how it begins, and those that have been looked up for a word of a question. */
type Index = {
  sentences: Sentence[];
  byBeginning: Map<string, Map<string, Set<Sentence>>>;
  found: Map<string, ReadonlySet<Sentence>>;
};

/** One or two paragraphs that fit a question, how many of its words the first holds, and which share that is by their weight. */
export type Passage = { quotes: string[]; count: number; share: number };

const indexes = new WeakMap<Knowledge, Index>();

/** The projects whose texts hold each of the words (or one of them), the best first. */
export function searchProjects(
  words: readonly string[],
  knowledge: Knowledge,
  isEither: boolean,
): KnownProject[] {
  const found = words.map((word) => projectsOf(word, knowledge));
  const isFound = (project: KnownProject) =>
    found.length > 0 &&
    (isEither ? found.some((some) => some.has(project)) : found.every((some) => some.has(project)));
  const score = (project: KnownProject) =>
    words.reduce((sum, word) => sum + weightIn(word, project, knowledge), 0);
  return knowledge.projects.filter(isFound).sort((a, b) => score(b) - score(a));
}

/** The project that words describe, as "the school website" does, or two that they fit alike, a likely one rather than another, and which of the words they hold. */
export function describedProjects(
  words: readonly string[],
  knowledge: Knowledge,
  likely: readonly KnownProject[],
): { projects: KnownProject[]; held: string[] } | undefined {
  const isMain = (project: KnownProject) =>
    words.some((word) => weightOf(word, knowledge) > 1.2 && isIn(word, project, knowledge, true));
  const ranked = knowledge.projects
    .filter(isMain)
    .map((project) => {
      const sum = words.reduce((all, word) => all + weightIn(word, project, knowledge), 0);
      const share = findPassage(words, project, knowledge)?.share ?? 0;
      return { project, score: (sum + share) * (likely.includes(project) ? 1.6 : 1) };
    })
    .sort((a, b) => b.score - a.score);
  const best = ranked.filter(({ score }) => score * 1.05 > (ranked[0]?.score ?? 0));
  const projects = best.map(({ project }) => project);
  if (projects.length === 0 || projects.length > 2) return undefined;
  return { projects, held: words.filter((word) => projects.every((one) => isIn(word, one, knowledge))) };
}

/**
 * The paragraph, or caption, that holds most of the words, best in one sentence; two that hold nearly as much.
 *
 * @param besides words that count less
 * @param isOfMaking whether it is asked how it was made rather than what it is
 * @param leansTo what it had better say
 */
export function findPassage(
  allWords: readonly string[],
  project: KnownProject,
  knowledge: Knowledge,
  {
    besides = [],
    isOfMaking,
    leansTo,
  }: { besides?: readonly string[]; isOfMaking?: boolean; leansTo?: RegExp | undefined } = {},
): Passage | undefined {
  const words = [...new Set(allWords)];
  const weigh = (some: readonly string[]) =>
    some.reduce((sum, word) => sum + (1 + weightOf(word, knowledge)), 0);
  const heldBy = (sentences: readonly Sentence[], some: readonly string[]) =>
    some.filter((word) => sentences.some((one) => holding(word, knowledge).has(one)));
  const fitOf = (sentences: readonly Sentence[]) =>
    weigh(heldBy(sentences, words)) + 0.3 * weigh(heldBy(sentences, besides));
  const prose = indexOf(knowledge).sentences.filter((one) => one.project === project && one.isProse);
  const passages = [...new Set(prose.map(({ part }) => part))].map((part) => {
    const sentences = prose.filter((one) => one.part === part);
    const quote = sentences.map(({ text }) => text).join(' ');
    const held = heldBy(sentences, words);
    // A description and captions, which end without a full stop, say less than paragraphs, and "How it works" says nothing.
    const isDescription = project.description === quote;
    const isHeading = isOfMaking && /^how/i.test(quote);
    const short = isHeading ? 3 : !/[.!?]$/.test(quote) ? 1.2 : isDescription ? 0.5 : 0;
    const outline = sentences[0]?.isMain && isOfMaking ? 2 : 0;
    const most = Math.max(...sentences.map((one) => fitOf([one])));
    return {
      quote,
      isDescription,
      count: held.length,
      share: weigh(held) / weigh(words),
      value: fitOf(sentences) + most / 2 + (leansTo?.test(quote) ? 2 : 0) - short - outline,
    };
  });
  const [best, next] = passages.filter(({ value }) => value > 0).sort((a, b) => b.value - a.value);
  if (!best) return undefined;
  const isAlso = next && next.value > best.value * 0.8 && !next.isDescription;
  return { ...best, quotes: isAlso ? [best.quote, next.quote] : [best.quote] };
}

/** Whether what a project is said to be holds every one of the words. */
export function isDescribed(words: readonly string[], project: KnownProject, knowledge: Knowledge): boolean {
  return words.every((word) =>
    [...holding(word, knowledge)].some((one) => one.project === project && one.isMain && !one.isProse),
  );
}

/** Whether a word is one of those that a project is called by. */
export function isNameOf(word: string, project: KnownProject, knowledge: Knowledge): boolean {
  return [...holding(word, knowledge)].some((one) => one.project === project && one.isName);
}

/** How telling a word is: the fewer projects say it, the more. One that none says may be in another language. */
function weightOf(word: string, knowledge: Knowledge): number {
  const { size } = projectsOf(word, knowledge);
  return size === 0 ? 1.5 : Math.log(1 + knowledge.projects.length / size);
}

function projectsOf(word: string, knowledge: Knowledge): Set<KnownProject> {
  return new Set([...holding(word, knowledge)].map(({ project }) => project));
}

function weightIn(word: string, project: KnownProject, knowledge: Knowledge): number {
  const places = [...holding(word, knowledge)].filter((one) => one.project === project);
  return (
    weightOf(word, knowledge) *
    Math.max(0, ...places.map(({ isName, isMain }) => (isName ? 3 : isMain ? 2 : 1)))
  );
}

/** Whether a project's texts hold a word, or those that say what it is. */
export function isIn(word: string, project: KnownProject, knowledge: Knowledge, isMain = false): boolean {
  return [...holding(word, knowledge)].some((one) => one.project === project && (one.isMain || !isMain));
}

/** The sentences that hold a word, or a longer one that begins with it; Indonesian and Javanese words are looked for in English too. */
function holding(word: string, knowledge: Knowledge): ReadonlySet<Sentence> {
  const { byBeginning, found } = indexOf(knowledge);
  const known = found.get(word);
  if (known) return known;
  const bare = [stem(word), ...inflections.flatMap((inflection) => formsOf(word, inflection))];
  const meant = asText[phrases.get(word)?.meaning ?? 'it'] ?? [];
  const stems = [
    // A résumé is nothing that is resumed.
    word === 'resume' ? 'cv' : word,
    word.replace(/(?:nya|ne)$/, ''),
    ...meant,
    ...bare.flatMap((one) => namesOf(knowledge).glosses.get(one) ?? []),
  ].map(stem);
  const some = new Set<Sentence>();
  for (const one of stems)
    for (const [held, sentences] of byBeginning.get(beginningOf(one)) ?? [])
      if (held.startsWith(one)) for (const each of sentences) some.add(each);
  if (found.size > 500) found.clear();
  found.set(word, some);
  return some;
}

/** How a text may say what a question says in any language. */
const asText: Partial<Record<Meaning, string[]>> = {
  order: ['buy'],
  tracking: ['advertisements'],
};

function indexOf(knowledge: Knowledge): Index {
  const known = indexes.get(knowledge);
  if (known) return known;
  const texts = knowledge.projects.flatMap((project) => textsOf(project, knowledge));
  const sentences: Sentence[] = texts.flatMap(({ text, ...rest }, part) =>
    sentencesOf(text).map((sentence) => ({ ...rest, part, text: sentence })),
  );
  const byBeginning: Index['byBeginning'] = new Map();
  for (const sentence of sentences)
    for (const word of questionWords(sentence.text).filter(isTelling).map(stem)) {
      const stems = byBeginning.get(beginningOf(word)) ?? new Map();
      byBeginning.set(beginningOf(word), stems.set(word, (stems.get(word) ?? new Set()).add(sentence)));
    }
  const index = { sentences, byBeginning, found: new Map() };
  indexes.set(knowledge, index);
  return index;
}

/** A stem of five letters or more may begin a longer one. */
const beginningOf = (stem: string) => stem.slice(0, 5);

/** Whether a word is more than "not" or "the". */
function isTelling(word: string): boolean {
  const entry = phrases.get(word);
  return !entry || entry.number !== undefined || (entry.meaning !== undefined && entry.meaning !== 'not');
}

/** A text by sentence. */
export function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.!?。])\s+/);
}

function textsOf(project: KnownProject, { bot }: Knowledge) {
  const { title, description, paragraphs, captions, owner } = project;
  const { names = [], summary = '' } = bot.projects[`${project.kind}/${project.id}`] ?? {};
  return [
    // "Smk", of the nickname "smk dev", is no name of that project: another is of an SMK.
    ...[title, ...names].map((text) => ({
      project,
      text,
      isName: text === title || !text.includes(' '),
      isMain: true,
      isProse: false,
    })),
    ...[owner, summary].map((text) => ({ project, text, isMain: true, isProse: false })),
    { project, text: description, isMain: true, isProse: true },
    ...paragraphs.map((text, index) => ({ project, text, isMain: index === 0, isProse: true })),
    ...captions.map((text) => ({ project, text, isMain: false, isProse: true })),
  ];
}
