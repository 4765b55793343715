import type { KnownProject } from '#features/chat/knowledge.ts';
import { type Asked, isOfKind } from './asked.ts';
import { amount } from './facts.ts';
import { byDate, isForOthers, isForTeam } from './project-query.ts';
import { findPassage, isDescribed, isIn, searchProjects } from './search-projects.ts';
import { eachTechnology } from './tool-answers.ts';

/** More projects than these are not listed whole. */
const longestList = 24;

/** "Which came first, A or B?", "what did he make before A?", "anything newer than A?", "is A the newest?" */
export function inOrder(asked: Asked): string | undefined {
  const { named, tell, says, query, pieces } = asked;
  const [one] = named;
  if (one && named.length === 1 && says('after', 'before', 'newer', 'older')) {
    const sorted = byDate(query.ofKind.includes(one) ? query.ofKind : [...query.ofKind, one]);
    const at = sorted.indexOf(one);
    const some = says('before', 'older') ? sorted.slice(at + 1) : sorted.slice(0, at).toReversed();
    const isOne = pieces.some(({ number, text }) => number || text === 'right after');
    return tell.dated(isOne ? some.slice(0, 1) : some) || asked.say('noneFits');
  }
  if (named.length < 2) return says('latest') ? firstOrLatest(asked) : undefined;
  return tell.inOrder(byDate(named), says('after', 'latest', 'newer'));
}

export function bothProjects({ named, tell }: Asked): string | undefined {
  return named.length < 2 ? undefined : named.map((project) => tell.say('whole', project)).join('\n\n');
}

export function sinceWhen({ query, tell }: Asked): string | undefined {
  const first = byDate(query.projects).at(-1);
  return first && tell.say('since', first);
}

/** From the first to the latest, unless the question says the latest first. */
function ordered({ query, pieces, tell }: Asked): string {
  const sorted = byDate(query.projects);
  const text = pieces.map((piece) => piece.text).join(' ');
  const isFromLatest =
    /(newest|la(?:te)?st|recent|baru|anyar)|(first|old|earl|lam[ae]|awal|pertama|lawas)/.exec(text)?.[1];
  return tell.dated(isFromLatest ? sorted : sorted.toReversed());
}

export function firstOrLatest(asked: Asked): string | undefined {
  const { query, pieces, say, says, tell } = asked;
  const sorted = byDate(query.projects);
  if (sorted.length === 0) return say('noneFits');
  if (
    (says('byDate') && !pieces.some((piece) => piece.number)) ||
    (says('from', 'list') && says('first') && !says('it'))
  )
    return ordered(asked);
  // "The last one before this?"
  if (says('after', 'before') && query.years.length === 0) return undefined;
  const number = pieces.find((piece) => piece.number)?.number;
  const isOfTools = says('stack', 'tools') || (says('use') && !says('team'));
  // "Can the latest be tried?"
  const what = says('can', 'it')
    ? (['demo', 'download', 'repo'] as const).find((one) => says(one))
    : undefined;
  const told = (some: KnownProject[]) => {
    if (what) return some.map((project) => tell.address(project, what)).join(' ');
    return says('client') || isOfTools
      ? some.map((project) => (says('client') ? tell.made(project) : tell.say('madeWith', project))).join(' ')
      : tell.dated(some);
  };
  const parts = [
    ...(says('latest') ? [`${say('theNewest')}\n\n${told(sorted.slice(0, number ?? 1))}`] : []),
    ...(says('first') ? [`${say('theFirst')}\n\n${told(sorted.slice(-(number ?? 1)))}`] : []),
  ];
  return parts.join('\n\n');
}

export function clients({ query, say, says, tell, pieces }: Asked): string {
  const at = pieces.findIndex(({ meaning }) => meaning === 'client');
  const own = pieces.findIndex(({ meaning }) => meaning === 'alone');
  const isOwn = own >= 0 && pieces.slice(own).some(({ meaning }) => meaning === 'not');
  if (pieces[at - 1]?.meaning === 'not' || isOwn) return tell.found(query);
  const isOfCourse = ({ owner }: KnownProject) => /\b(cours|class|kuliah)/i.test(owner);
  const isExercise = ({ paragraphs }: KnownProject) => /\bis an exercise\b/.test(paragraphs[0] ?? '');
  const isOfReal =
    says('study', 'university') ||
    pieces.some(({ text }) => /client|klien|busines|compan|custom|langgan|usaha|bisnis/.test(text));
  // "Was any of it coursework?"
  const isOfStudy = /^(tugas|course|homework|school)/.test(pieces[at]?.text ?? '');
  // "Not school work"
  const isNoSchool = /^school/.test(pieces.at(-1)?.text ?? '');
  const isMeant = (one: KnownProject) =>
    !(isNoSchool && !isOfStudy && /school/.test(one.owner)) &&
    (isOfStudy ? isOfCourse(one) : !(isOfReal && (isOfCourse(one) || isExercise(one))));
  const some = query.projects.filter((one) => isForOthers(one) && isMeant(one));
  if (some.length === 0) return say('noneFits');
  const count = { some: amount(say, some.length, query.kinds), which: say('ofOthers') };
  return `${says('howMany') ? say('counted', count) : say('forOthers')}\n\n${tell.owned(some)}`;
}

/** "How many …?", "more than three …?": the number, and what there is. */
export function countProjects({ query, say, says, tell, pieces }: Asked): string | undefined {
  if (says('tools') && !query.hasConditions) return say('toolList');
  if (!query.hasConditions && ((!pieces.some(isOfKind) && !says('make')) || says('from', 'it')))
    return undefined;
  if (!query.hasConditions && query.kinds.length !== 1) return say('counts');
  return tell.found(query, 'counted');
}

export function listProjects(asked: Asked): string | undefined {
  const { query, say, says, tell, pieces, technologies } = asked;
  const isUnused = technologies.some((name) =>
    asked.knowledge.projects.every((project) => !project.technologies.includes(name)),
  );
  if (isUnused) return eachTechnology(asked).join('\n\n');
  if (says('design') && !query.hasConditions) return undefined;
  // "In a team or alone?" is answered by whom each was made with.
  if (says('team') && says('alone') && !says('more', 'not'))
    return tell.owned(
      [...query.ofKind]
        .sort((a, b) => Number(isForTeam(b)) - Number(isForTeam(a)))
        .filter((one) => isForTeam(one) || !isForOthers(one)),
    );
  // "Which Flutter ones don't?" asks of what was said before.
  if (pieces.at(-1)?.meaning === 'not') return undefined;
  const isAbout =
    pieces.some(isOfKind) ||
    says('list') ||
    (says('make') && pieces.length > 1) ||
    (says('alone', 'repo', 'team') && says('can', 'work')) ||
    query.technologies.length + query.years.length > 0 ||
    // "Any without a framework?"
    (query.hasConditions &&
      (says('only', 'thing', 'what') || pieces.length < 2 || (says('not') && !says('owner', 'you'))));
  // "Is it all plain JS?" asks for no list.
  if (says('it') && says('plain')) return undefined;
  if (says('who') && !says('client', 'make', 'repo', 'use')) return undefined;
  if (!isAbout || (says('not') && !query.hasConditions)) return undefined;
  const number = pieces.find(
    (piece, index) => piece.number && piece.text !== 'one' && pieces[index + 1]?.meaning !== 'tools',
  )?.number;
  // "Can two play it on one phone?"
  const isOfSome = says('list', 'more', 'project', 'thing') || technologies.length > 0;
  if (number && !isOfSome) return undefined;
  // "The second project"
  if (number && pieces.some(({ text }) => /^ke\p{L}/u.test(text)))
    return (
      tell.dated(
        byDate(query.projects)
          .toReversed()
          .slice(number - 1, number),
      ) || say('noneFits')
    );
  if (number) return `${say('theNewest')}\n\n${tell.dated(byDate(query.projects).slice(0, number))}`;
  // "Which of those is older?"
  if (says('newer', 'older') && query.years.length === 0)
    return tell.inOrder(byDate(query.projects), says('newer')) || undefined;
  if (says('byDate', 'when') && query.projects.length > 0)
    return says('it') && !says('byDate') && !query.hasConditions ? undefined : ordered(asked);
  if (!query.hasConditions && query.kinds.length !== 1) {
    // "Are the projects used by many?" asks for no list.
    if (
      says('from', 'use', 'who') ||
      (says('it') && !(says('project') && says('list'))) ||
      pieces.some((piece) => piece.number)
    )
      return undefined;
    if (query.projects.length === 0) return say('noProjects');
    const some = query.projects.length > longestList ? byDate(query.projects).slice(0, 6) : query.projects;
    return `${say('counts')}\n\n${tell.list(some)}\n\n${say('allOfThem')}`;
  }
  if (query.projects.length === 0 && query.withAny.length > 0)
    return `${say('noneHasAll')}\n\n${tell.list(query.withAny)}`;
  return tell.found(query);
}

/** Projects whose texts hold all of the words, unless there are more than five. */
export function aboutWords(
  { query, knowledge, say, tell }: Asked,
  words: readonly string[],
  isMain = false,
): string | undefined {
  const found = searchProjects(words, knowledge, query.isEither)
    .filter((project) => query.projects.includes(project))
    .filter((project) => !isMain || isDescribed(words, project, knowledge));
  const [only] = found;
  // A word that many say tells nothing of them.
  if (!only || found.length > 5) return undefined;
  const isOutline = words.every((word) => isIn(word, only, knowledge, true));
  const passage = isOutline ? undefined : findPassage(words, only, knowledge);
  const told = passage ? tell.nearest(only, passage) : tell.say('whole', only);
  return `${say('theTexts')}\n\n${found.length === 1 ? told : tell.list(found)}`;
}
