import type { Knowledge, KnownProject } from '#features/chat/knowledge.ts';
import { readDate } from './project-date.ts';
import { questionWords } from './question-words.ts';
import type { Piece } from './read-question.ts';
import { technologyNames } from './technology-names.ts';
import { type Meaning, phrases } from './words.ts';

/** One condition on a project, and how many of the question's pieces it accounts for. */
type Test = (project: KnownProject) => boolean;

/** Which projects a question is about. */
export type ProjectQuery = {
  kinds: KnownProject['kind'][];
  technologies: string[];
  /** Whether one of the technologies is enough. */
  isEither: boolean;
  years: number[];
  /** All projects that fulfil every condition, as they stand in the content. */
  projects: KnownProject[];
  /** The same with one technology being enough. */
  withAny: KnownProject[];
  hasConditions: boolean;
};

/** Reads the conditions of a question from left to right; "not" holds for what follows it and for what "and" or "or" adds. */
export function readQuery(pieces: readonly Piece[], { projects, tools }: Knowledge): ProjectQuery {
  const says = (meaning: Meaning) => pieces.some((piece) => piece.meaning === meaning);
  const tests: Test[] = [];
  const wanted: Test[] = [];
  const technologies: string[] = [];
  const kinds: KnownProject['kind'][] = [];
  const excludedKinds: KnownProject['kind'][] = [];
  const years: number[] = [];
  let isNot = false;
  let hasNegated = false;
  const add = (test: Test) => {
    const not = isNot;
    tests.push((project) => test(project) !== not);
    hasNegated = isNot;
  };

  pieces.forEach((piece, index) => {
    const { meaning } = piece;
    if (meaning === 'not') {
      isNot = true;
      hasNegated = false;
    } else if (meaning === 'but' || meaning === 'only') isNot = false;
    else if (piece.technology) {
      const name = piece.technology;
      const uses: Test = (project) => project.technologies.includes(name);
      if (isNot) add(uses);
      else {
        technologies.push(name);
        wanted.push(uses);
      }
    } else if (piece.year !== undefined) {
      if (isNot && hasNegated) isNot = false;
      const { year } = piece;
      const bound = pieces.slice(Math.max(0, index - 2), index).map((one) => one.meaning);
      const from = bound.includes('since');
      const to = bound.includes('before');
      if (!isNot) years.push(year);
      add((project) => {
        const date = readDate(project.date);
        if (!date) return false;
        return from ? date.year >= year : to ? date.year < year : date.year === year;
      });
    } else if (piece.month !== undefined) {
      const { month } = piece;
      add((project) => readDate(project.date)?.month === month);
    } else if (piece.project) {
      const { project } = piece;
      if (isNot) add((one) => one === project);
    } else if (meaning === 'website' || meaning === 'mobile') {
      if (isNot && !hasNegated && !pieces[index + 1]?.technology) excludedKinds.push(meaning);
      else if (!kinds.includes(meaning)) kinds.push(meaning);
    } else if (meaning === 'repo') add(({ urlRepo }) => urlRepo !== 'private');
    else if (meaning === 'demo') add(({ url }) => url !== 'private');
    else if (meaning === 'download') add(({ download }) => download !== undefined && download !== 'private');
    else if (meaning === 'screens') add(({ captions }) => captions.length > 0);
    else if (meaning === 'team' || meaning === 'alone') add((project) => ownerSays(project, meaning));
    else if (meaning === 'client')
      add((project) => !ownerSays(project, 'team') && !ownerSays(project, 'alone'));
    else if (fields.has(meaning ?? '')) {
      if (says('project') || kinds.length > 0)
        add((project) => namesOf(meaning, project.technologies).length > 0);
    }
  });

  const isEither = says('or');
  const ofKind = projects.filter(({ kind }) =>
    kinds.length === 1 ? kind === kinds[0] : !excludedKinds.includes(kind),
  );
  const rest = ofKind.filter((project) => tests.every((test) => test(project)));
  const some = (project: KnownProject) => wanted.some((test) => test(project));
  const every = (project: KnownProject) => wanted.every((test) => test(project));
  const withAny = wanted.length === 0 ? rest : rest.filter(some);
  return {
    kinds,
    technologies,
    isEither,
    years,
    projects: isEither ? withAny : rest.filter(every),
    withAny,
    hasConditions: tests.length + wanted.length + excludedKinds.length > 0 || tools.length < 0,
  };
}

/** Names of technologies that are of a field such as "database". */
export function namesOf(field: string | undefined, names: readonly string[]): string[] {
  return names.filter((name) =>
    technologyNames.some((one) => one.name === name && one.fields.some((ofName) => ofName === field)),
  );
}

export const fields: ReadonlySet<string> = new Set(technologyNames.flatMap((one) => one.fields));

/** Whether whom a project was made for says "team" or "personal" in one of the languages. */
function ownerSays({ owner }: KnownProject, meaning: Meaning): boolean {
  return questionWords(owner).some((word) => phrases.get(word)?.meaning === meaning);
}

/** From the latest to the first; those without a date that can be read come last. */
export function byDate(projects: readonly KnownProject[]): KnownProject[] {
  const time = ({ date }: KnownProject) => {
    const read = readDate(date);
    return read ? read.year * 12 + (read.month ?? 0) : -1;
  };
  return [...projects].sort((a, b) => time(b) - time(a));
}
