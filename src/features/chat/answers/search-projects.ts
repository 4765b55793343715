import type { Knowledge, KnownProject } from '#features/chat/knowledge.ts';
import { questionWords } from './question-words.ts';
import { isTypingMistake } from './word-forms.ts';
import { glosses, type Meaning, phrases } from './words.ts';

/** A sentence of a project, or of the owner; `part` is the paragraph that it stands in. */
type Sentence = {
  project?: KnownProject;
  text: string;
  part: number;
  /** Whether it says what the project is: its names, its owner its description and its first paragraph. */
  isMain: boolean;
  isName?: boolean;
  /** Whether it can be quoted. */
  isProse: boolean;
};

/** The sentences, those that hold each word by its stem, and those that have been looked up for a word of a question. */
type Index = {
  sentences: Sentence[];
  byStem: Map<string, Set<Sentence>>;
  found: Map<string, ReadonlySet<Sentence>>;
};

/** What of a text fits a question, how many of its words it holds, and which share that is by their weight. */
export type Passage = { sentences: string[]; count: number; share: number };

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
  const best = ranked.filter(({ score }) => score * 1.1 > (ranked[0]?.score ?? 0));
  const projects = best.map(({ project }) => project);
  if (projects.length === 0 || projects.length > 2) return undefined;
  return { projects, held: words.filter((word) => projects.every((one) => isIn(word, one, knowledge))) };
}

/**
 * One or two sentences that hold most of the words: a sentence and the one after it, since a problem is told before its remedy.
 *
 * @param project whose text; `undefined` for that of the owner
 * @param mustHold what a passage must say
 * @param leansTo what it had better say; `isClose` asks for that in a sentence that holds one of the words, and `outline` is how much
 *   less a sentence counts that only says what the project is
 */
export function findPassage(
  words: readonly string[],
  project: KnownProject | undefined,
  knowledge: Knowledge,
  {
    mustHold = /^/,
    leansTo,
    isClose,
    outline = 1,
  }: {
    mustHold?: RegExp | undefined;
    leansTo?: RegExp | undefined;
    isClose?: boolean;
    outline?: number;
  } = {},
): Passage | undefined {
  const { sentences } = indexOf(knowledge);
  const prose = sentences.filter((one) => one.project === project && one.isProse);
  const weights = new Map(words.map((word) => [word, 1 + weightOf(word, knowledge)]));
  const held = (sentence: Sentence | undefined) =>
    sentence ? words.filter((word) => holding(word, knowledge).has(sentence)) : [];
  let best: (Passage & { value: number }) | undefined;
  prose.forEach((sentence, at) => {
    const after = prose[at + 1]?.part === sentence.part ? prose[at + 1] : undefined;
    const some = after ? [sentence, after] : [sentence];
    const text = some.map((one) => one.text).join(' ');
    const words = new Set(some.flatMap(held));
    if (!mustHold.test(text) || (words.size === 0 && !leansTo?.test(sentence.text))) return;
    // What it is does not say how or why.
    if (leansTo && sentence.text === project?.description.slice(0, sentence.text.length)) return;
    const close = isClose ? some.flatMap((one) => (held(one).length > 0 ? [one.text] : [])).join(' ') : text;
    const sum = [...words].reduce((all, word) => all + (weights.get(word) ?? 0), 0);
    // A remedy is told with what it is for.
    const isRemedy = held(sentence).length === 0 && /\bnow\b|^So\b/.test(after?.text ?? '');
    const value =
      sum +
      (leansTo?.test(close) ? 1 : 0) +
      (isRemedy ? 0.7 : held(sentence).length > 0 ? 0.5 : 0) +
      (after ? (sentence.isMain ? 0.1 : 0.4) : 0) -
      (leansTo && isOutline(sentence) ? outline : 0);
    if (best && best.value >= value) return;
    // A short last sentence is told with what leads to it.
    const isLast =
      leansTo && !sentence.isMain && text.length < 65 && !after && prose[at - 1]?.part === sentence.part;
    const before = isLast ? prose.slice(at - 1, at).map((one) => one.text) : [];
    const all = [...weights.values()].reduce((total, weight) => total + weight, 0);
    const next = after && prose[at + 2]?.part === sentence.part ? (prose[at + 2]?.text ?? '') : '';
    best = {
      sentences: [...before, ...some.map((one) => one.text), ...(refersBack.test(next) ? [next] : [])],
      count: words.size,
      share: all === 0 ? 0 : sum / all,
      value,
    };
  });
  return best;
}

/** What a project is, and captions, which end without a full stop. */
function isOutline({ isMain, text }: Sentence): boolean {
  return isMain || !/[.!?]$/.test(text);
}

/** A sentence that cannot be parted from the one before it. */
const refersBack = /^(So|Then|It|They|This|These)\b|^(\w+ ){2,4}(then|these)\b/;

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

function projectsOf(word: string, knowledge: Knowledge): Set<KnownProject | undefined> {
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
  const { byStem, found } = indexOf(knowledge);
  const known = found.get(word);
  if (known) return known;
  const withoutEnd = word.replace(ending, '');
  const bare = [word, stem(word), withoutEnd, withoutEnd.replace(ending, '')].flatMap((one) => [
    one,
    one.replace(/^(?:di(?:pun)?|[mp]e(?:n[gy]?|m)|[kps]er?|ter|n[gy]?|m)/, ''),
    // "Nyimpen" is of "simpen", "peminjaman" of "pinjam".
    one.replace(/^(?:[mp]e)?(ng|ny|n|m)/, (_, nasal: string) => restored[nasal] ?? ''),
  ]);
  const meant = asText[phrases.get(word)?.meaning ?? 'it'] ?? [];
  const stems = [
    word,
    word.replace(/(?:nya|ne)$/, ''),
    ...meant,
    ...bare.flatMap((one) => glosses.get(one) ?? []),
  ].map(stem);
  const some = new Set(stems.flatMap((one) => [...(byStem.get(one) ?? [])]));
  for (const long of stems.filter(({ length }) => length > 4))
    for (const [one, sentences] of byStem)
      if (one.startsWith(long)) for (const each of sentences) some.add(each);
  // "Framwork"
  if (some.size === 0 && word.length > 6 && word.length < 11)
    for (const [one, sentences] of byStem)
      if (isTypingMistake(stem(word), one)) for (const each of sentences) some.add(each);
  if (found.size > 500) found.clear();
  found.set(word, some);
  return some;
}

/** How a text may say what a question says in any language. */
const asText: Partial<Record<Meaning, string[]>> = {
  order: ['buy', 'orders'],
  tracking: ['advertisements'],
};

const ending = /(?:nya|i?pun|ne|e|an|in?|kan|aken?|ke|no)$/;
const restored: Record<string, string> = { ng: 'k', ny: 's', n: 't', m: 'p' };

function indexOf(knowledge: Knowledge): Index {
  const known = indexes.get(knowledge);
  if (known) return known;
  const { owner, projects } = knowledge;
  const ofOwner = [...owner.bio, ...owner.typedLines].map((text) => ({ text, isMain: false, isProse: true }));
  const texts = [...ofOwner, ...projects.flatMap((project) => textsOf(project, knowledge))];
  const sentences: Sentence[] = texts.flatMap(({ text, ...rest }, part) =>
    sentencesOf(text).map((sentence) => ({ ...rest, part, text: sentence })),
  );
  const byStem: Index['byStem'] = new Map();
  for (const sentence of sentences)
    for (const word of questionWords(sentence.text).filter(isTelling).map(stem))
      byStem.set(word, (byStem.get(word) ?? new Set()).add(sentence));
  const index = { sentences, byStem, found: new Map() };
  indexes.set(knowledge, index);
  return index;
}

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
    ...[title, ...names].map((text) => ({ project, text, isName: true, isMain: true, isProse: false })),
    ...[owner, summary].map((text) => ({ project, text, isMain: true, isProse: false })),
    { project, text: description, isMain: true, isProse: true },
    ...paragraphs.map((text, index) => ({ project, text, isMain: index === 0, isProse: true })),
    ...captions.map((text) => ({ project, text, isMain: false, isProse: true })),
  ];
}

/** English endings only: what the texts are searched by is mostly nouns. */
function stem(term: string): string {
  return term.replace(/(?<=\p{L}{3})(?:ies|y)$/u, 'i').replace(/(?<=\p{L}{3})(?:ing|ed|es|s|e)$/u, '');
}
