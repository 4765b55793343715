import type { Knowledge, KnownProject } from '#features/chat/knowledge.ts';
import { isField } from './asked.ts';
import type { SentenceKey } from './facts.ts';
import { readDate } from './project-date.ts';
import { questionWords } from './question-words.ts';
import type { Piece } from './read-question.ts';
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
  /** All projects of the kinds that are asked for. */
  ofKind: KnownProject[];
  /** All projects that fulfil every condition, as they stand in the content. */
  projects: KnownProject[];
  /** The same with one technology being enough. */
  withAny: KnownProject[];
  hasConditions: boolean;
  /** What of them must be public. */
  open: SentenceKey[];
};

/** Reads the conditions of a question from left to right; "not" holds for what follows it and for what "and" or "or" adds. */
export function readQuery(pieces: readonly Piece[], knowledge: Knowledge): ProjectQuery {
  const { projects } = knowledge;
  const says = (meaning: Meaning) => pieces.some((piece) => piece.meaning === meaning);
  const isClosed = () => says('closed') && !isNot;
  const tests: Test[] = [];
  const wanted: Test[] = [];
  const technologies: string[] = [];
  const kinds: KnownProject['kind'][] = [];
  const excludedKinds: KnownProject['kind'][] = [];
  const years: number[] = [];
  const ofYears: Test[] = [];
  const open: SentenceKey[] = [];
  const months: number[] = [];
  let isNot = false;
  let hasNegated = false;
  let isOwn = false;
  const add = (test: Test) => {
    const not = isNot;
    tests.push((project) => test(project) !== not);
    hasNegated = isNot;
  };

  const addOpen = (key: SentenceKey, addressOf: (project: KnownProject) => string | undefined) => {
    const isShut = isClosed();
    if (!isNot && !isShut) open.push(key);
    add((project) => ((addressOf(project) ?? 'private') === 'private') === isShut);
  };

  pieces.forEach((piece, index) => {
    const { meaning } = piece;
    if (meaning === 'not') {
      isNot = true;
      hasNegated = false;
    } else if (meaning === 'but' || meaning === 'only' || meaning === 'what') isNot = false;
    else if (piece.technology) {
      const name = piece.technology;
      const uses: Test = (project) => project.technologies.includes(name);
      // Without JavaScript is without React, too.
      if (isNot)
        add((project) => uses(project) || technologiesOf(name, project.technologies, knowledge).length > 0);
      else {
        technologies.push(name);
        wanted.push(uses);
      }
    } else if (piece.year !== undefined) {
      // "Apart from the mobile ones, which are of 2024?"
      if (hasNegated || excludedKinds.length > 0) isNot = false;
      const bound = pieces.slice(Math.max(0, index - 2), index).map((one) => one.meaning);
      const isIn = yearTest(piece.year, piece.lastYear, bound);
      if (isNot) tests.push((project) => !isIn(project));
      else {
        years.push(piece.year);
        ofYears.push(isIn);
      }
    } else if (piece.month !== undefined) {
      months.push(piece.month);
    } else if (piece.project) {
      const { project } = piece;
      if (isNot) add((one) => one === project);
      // "Besides that one, is there another with Kotlin?" leaves out nothing else.
      const next = pieces[index + 1];
      if (!next?.project && next?.meaning !== 'or') isNot = false;
    } else if (meaning === 'website' || meaning === 'mobile') {
      // "The notes app" is the project, whatever its kind.
      const before = pieces[index - 1];
      if (
        (before?.project && piece.text !== 'browser') ||
        /^(termasuk|kalebu|includ)/.test(before?.text ?? '')
      )
        return;
      // "Apart from Flutter apps, what …?"
      if (isNot && before?.technology && piece.text.endsWith('s')) return;
      // "Apart from React, which websites with Laravel?"
      if (isNot && hasNegated) isNot = false;
      if (
        isNot &&
        !hasNegated &&
        !pieces[index + 1]?.technology &&
        excludedKinds.every((one) => one === meaning)
      )
        excludedKinds.push(meaning);
      else if (!kinds.includes(meaning)) kinds.push(meaning);
    } else if (meaning === 'closed') {
      // "Private" says it of the demo or the download where these are named, otherwise of the source.
      if (!says('demo') && !says('download') && !says('repo')) add(({ urlRepo }) => urlRepo === 'private');
    } else if (/^publi[ck]|umum$/.test(piece.text) && (says('demo') || says('download'))) return;
    else if (meaning === 'repo') addOpen('openRepo', ({ urlRepo }) => urlRepo);
    else if (meaning === 'demo') addOpen('openDemo', ({ url }) => url);
    else if (meaning === 'download') addOpen('openDownload', ({ download }) => download);
    else if (meaning === 'screens') add(({ captions }) => captions.length > 0);
    else if (meaning === 'plain') {
      isNot = false;
      tests.push(({ technologies: names }) => technologiesOf('framework', names, knowledge).length === 0);
    }
    // "React and Firebase together" are two tools, not a team.
    else if (technologies.length > 1 && /^(together|bareng)/.test(piece.text)) return;
    // "For clients, or only for himself?"
    else if (says('or') && says('client') && meaning === 'alone' && !says('not')) return;
    // "His own, not for clients"
    else if (meaning === 'client' && isOwn) return;
    else if (meaning === 'team' || meaning === 'alone') {
      // "Not for a client, just for fun"
      if (hasNegated && meaning === 'alone' && pieces[index - 1]?.meaning !== meaning && !says('or'))
        isNot = false;
      isOwn ||= meaning === 'alone' && !isNot;
      // "Not alone" is with others, "not his own" is for others.
      if (isNot && /^(al?one|solo|by|sendirian|seorang|dh?ewekan)/.test(piece.text)) tests.push(isForTeam);
      else add((project) => ownerSays(project, meaning));
    } else if (
      meaning === 'client' &&
      !/wh|siapa|sopo|sapa|sinten/.test(piece.text) &&
      !(says('who') && piece.text.endsWith('for'))
    ) {
      // "Apart from his own, which are for clients?"
      if (pieces[index - 1]?.meaning !== 'not') isNot = false;
      add((project) => !ownerSays(project, 'team') && !ownerSays(project, 'alone'));
    } else if (isField(piece)) {
      if (!says('most') && (says('project') || says('thing') || kinds.length + tests.length > 0 || isNot))
        add((project) => technologiesOf(meaning, project.technologies, knowledge).length > 0);
    }
  });

  if (months.length > 0) {
    const isStretch = says('between') || says('from') || says('since');
    const [first, last] = [Math.min(...months), Math.max(...months)];
    tests.push(({ date }) => {
      const month = readDate(date)?.month ?? -1;
      return isStretch ? month >= first && month <= last : months.includes(month);
    });
  }

  const isEither = says('or');
  const ofKind = projects.filter(({ kind }) =>
    kinds.length === 1 ? kind === kinds[0] : !excludedKinds.includes(kind),
  );
  const isOfYears = (project: KnownProject) => ofYears.length === 0 || ofYears.some((test) => test(project));
  const fulfils = (project: KnownProject) => tests.every((test) => test(project)) && isOfYears(project);
  const rest = ofKind.filter(fulfils);
  const some = (project: KnownProject) => wanted.some((test) => test(project));
  const every = (project: KnownProject) => wanted.every((test) => test(project));
  const withAny = wanted.length === 0 ? rest : rest.filter(some);
  return {
    kinds,
    technologies,
    isEither,
    years,
    ofKind,
    projects: isEither ? withAny : rest.filter(every),
    withAny,
    open: [...new Set(open)],
    hasConditions: tests.length + wanted.length + ofYears.length + excludedKinds.length > 0,
  };
}

/** Whether a project is of a year or a stretch of years; `bound` is what stands before it: since, after, before. */
function yearTest(year: number, lastYear: number | undefined, bound: readonly unknown[]): Test {
  return ({ date }) => {
    const made = readDate(date)?.year;
    if (made === undefined) return false;
    if (lastYear !== undefined) return made >= year && made <= lastYear;
    if (bound.includes('since')) return made >= year;
    if (bound.includes('after') || bound.includes('newer')) return made > year;
    return bound.includes('before') || bound.includes('older') ? made < year : made === year;
  };
}

/** Those of some technologies that are of a field such as "database", or take a language along. */
export function technologiesOf(
  field: string | undefined,
  names: readonly string[],
  { technologies }: Knowledge,
): string[] {
  return names.filter((name) => {
    const { is = [], language } = technologies[name] ?? {};
    return [...is, language].some((one) => one === field);
  });
}

/** Whether a project was made for or with somebody else. */
export function isForOthers(project: KnownProject): boolean {
  return !ownerSays(project, 'alone');
}

/** Whether a project was made in a team. */
export function isForTeam(project: KnownProject): boolean {
  return ownerSays(project, 'team');
}

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
