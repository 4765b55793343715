import type { Knowledge, KnownProject } from '#features/chat/knowledge.ts';
import type { Say, SentenceKey } from './facts.ts';
import type { ProjectQuery } from './project-query.ts';
import type { Piece } from './read-question.ts';
import type { projectTeller } from './tell-projects.ts';
import type { Language, Meaning } from './words.ts';

/** What a piece of a question is to the grammar: its meaning, or what is named; `#word` is not understood. */
export type Tag =
  | Meaning
  | '#project'
  | '#technology'
  | '#profile'
  | '#year'
  | '#month'
  | '#number'
  | '#word';

/** A question that has been read, with what is needed to answer it. */
export type Asked = {
  pieces: readonly Piece[];
  /** Whether one of the meanings is said. */
  says: (...meanings: Meaning[]) => boolean;
  named: readonly KnownProject[];
  technologies: readonly string[];
  query: ProjectQuery;
  language: Language;
  knowledge: Knowledge;
  say: Say;
  tell: ReturnType<typeof projectTeller>;
};

/** What is said to a question. `sure` answers all of it, `part` says that it does not, `unknown` says nothing. */
export type Told = { text: string; claim: 'sure' | 'part' | 'unknown' };

/** A kind of question. */
export type Kind = {
  /** What the question must say, parted by spaces; `|` parts alternatives, and `!` is before what it must not say. */
  needs: string;
  /** What it may say beside that. What it says beyond lowers the claim. */
  beside?: string;
  /** Whether the answer holds when not all is understood, as long as it says so. */
  isFirm?: boolean;
  /** How many words that are not understood each word of it outweighs, where a wish says little else: 1 unless told. */
  outweighs?: number;
  /** Whether words that are not understood are part of it. */
  takesAll?: boolean;
  /** Whether it holds for a question that names a project, too. */
  ofNamed?: boolean;
  /** The sentence that answers it, or what makes the answer: `undefined` when the content has nothing on it. */
  says: SentenceKey | ((asked: Asked) => string | undefined);
};

/** What may stand in any question without changing what is asked. */
export const alwaysBeside = 'can from it or owner tell thing what you';

/** A test for pieces of some meanings or names such as `#project`, parted by spaces. */
export function means(some: string): (piece: Piece) => boolean {
  const tags = new Set(some.split(' '));
  return (piece) => tags.has(tagOf(piece));
}

/** What a technology may be. */
export const fields = 'ai backend database design editor framework frontend language';
export const isField = means(fields);
export const isOfKind = means('mobile project website');
export const projectWords = 'client make mobile project thing website';
export const isProjectWord = means(projectWords);
export const isUnread = means('#word');

/** What a piece is to the grammar. */
export function tagOf(piece: Piece): Tag {
  if (piece.meaning) return piece.meaning;
  if (piece.project) return '#project';
  if (piece.technology) return '#technology';
  if (piece.profile) return '#profile';
  if (piece.year !== undefined) return '#year';
  if (piece.month !== undefined) return '#month';
  return piece.number === undefined ? '#word' : '#number';
}

/** What a question must say, and what it must not, taken apart: that is done once, not for each question. */
export type Needs = { needed: string[][]; excluded: string[] };

/** Takes apart needs such as `site|website who !owner`. */
export function readNeeds(needs: string): Needs {
  const words = needs.split(' ').filter((word) => word !== '');
  return {
    needed: words.filter((word) => !word.startsWith('!')).map((word) => word.split('|')),
    excluded: words.flatMap((word) => (word.startsWith('!') ? [word.slice(1)] : [])),
  };
}

/** A kind with its needs taken apart, and all that it accounts for. */
export type ReadKind = Kind & Needs & { explained: ReadonlySet<string> };

export function readKind(kind: Kind): ReadKind {
  const needs = readNeeds(kind.needs);
  const explained = new Set([...needs.needed.flat(), ...`${kind.beside} ${alwaysBeside}`.split(' ')]);
  return { ...kind, ...needs, explained };
}

/** Whether a question says what is needed, by what its pieces are. */
export function fits({ needed, excluded }: Needs, tags: ReadonlySet<string>): boolean {
  return needed.every((need) => need.some((one) => tags.has(one))) && !excluded.some((one) => tags.has(one));
}

/** How many pieces of a question a kind does not account for. */
export function unexplained({ explained, takesAll }: ReadKind, pieces: readonly Piece[]): number {
  if (takesAll) return 0;
  return pieces.filter(
    (piece) => !explained.has(tagOf(piece)) && !(piece.profile && explained.has('#profile')),
  ).length;
}
