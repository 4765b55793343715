import type { KnownProject } from '#features/chat/knowledge.ts';
import { type Asked, alwaysBeside, isField, isOfKind, means, tagOf } from './asked.ts';
import { amount } from './facts.ts';
import { listed, plain } from './markdown-text.ts';
import { inOwnWords } from './owner-answers.ts';
import { aboutWords } from './project-answers.ts';
import { technologiesOf } from './project-query.ts';
import type { Piece } from './read-question.ts';

/** How often each is used in the projects that the question is about. */
export function mostUsed(asked: Asked): string | undefined {
  const { query, say, tell } = asked;
  if (asked.technologies.length > 1) return countedTools(asked);
  // "How often has he used Flutter?"
  if (asked.technologies.length > 0 && (asked.says('howMany') || asked.pieces.some(isHowOften)))
    return aboutTechnology(asked);
  if (asksForProject(asked)) {
    const most = Math.max(0, ...query.projects.map(({ technologies }) => technologies.length));
    const best = query.projects.filter(({ technologies }) => technologies.length === most);
    return best.map((project) => tell.say('madeWith', project)).join(' ') || undefined;
  }
  // "Which language or framework?"
  const wanted = asked.says('speak') ? ['language', ...fieldsIn(asked)] : fieldsIn(asked);
  const isWanted = (name: string) =>
    wanted.some((field) => technologiesOf(field, [name], asked.knowledge).length > 0);
  const names = query.projects.flatMap(({ technologies }) => technologies);
  const ranked = count(wanted.length > 0 ? names.filter(isWanted) : names);
  const [first] = ranked;
  if (!first) return undefined;
  const best = ranked.filter(([, times]) => times === first[1]);
  const some = ranked.slice(0, best.length + 3).map(([name, times]) => `${plain(name)} (${times})`);
  return say('mostUsed', { some: some.join(', ') });
}

const isHowOften = ({ text }: Piece) => text === 'how often';

/** "Which project has the most tools?", not "which tools are most used in projects?". */
function asksForProject({ pieces }: Asked): boolean {
  const place = (meaning: string) => pieces.findIndex((piece) => piece.meaning === meaning);
  return place('project') >= 0 && place('project') < place('tools');
}

/** Two or more technologies beside each other. */
export function countedTools(asked: Asked): string | undefined {
  const { technologies, query, say, says, pieces } = asked;
  const isList = (pieces.some(isOfKind) || says('list', 'thing')) && !says('compare', 'more', 'most');
  if (technologies.length < 2 || isList) return undefined;
  const times = (name: string) => query.ofKind.filter(({ technologies: all }) => all.includes(name)).length;
  const [first = '', second = '', ...rest] = [...technologies].sort((a, b) => times(b) - times(a));
  const isMore = times(first) > times(second) && times(second) > 0;
  const told = eachTechnology({ ...asked, technologies: [first, second, ...rest] });
  const more = isMore ? [say('usedMore', { tool: plain(first) })] : [];
  // How they differ otherwise the content does not say.
  return [...told, ...more, ...(says('compare') ? [say('rest')] : [])].join('\n\n');
}

export function countedKinds({ say, says }: Asked): string | undefined {
  const sides = (['website', 'mobile', 'frontend', 'backend'] as const).filter((one) => says(one));
  if (sides.length < 2 || !says('mobile', 'website')) return undefined;
  return says('can', 'judge') ? `${say('counts')} ${say('stack')}` : say('counts');
}

/** "Beside React, what does he use for websites?", not "which websites do not use React?". */
export function otherTools(asked: Asked): string | undefined {
  const { pieces, technologies, query, says, say, knowledge } = asked;
  const not = pieces.findIndex(({ meaning }) => meaning === 'not');
  const isAfter = pieces.some(({ technology }, index) => technology && index === not + 1);
  // "Besides Flutter, any app with Kotlin?" asks for projects.
  const isMore = pieces.some(
    ({ technology }, at) => technology && at > not + 1 && !pieces[at - 1]?.technology,
  );
  const isOfTools = says('tools') || fieldsIn(asked).length > 0 || pieces.slice(not + 1).some(isOfAbility);
  if (!isAfter || !isOfTools || isMore) return undefined;
  const field = fieldsIn(asked)[0];
  const names = count(query.ofKind.flatMap((project) => project.technologies)).map(([name]) => name);
  const some = (field ? technologiesOf(field, names, knowledge) : names).filter(
    (name) => !technologies.includes(name),
  );
  return some.length > 0 ? say('beside', { some: some.map(plain).join(', ') }) : undefined;
}

/** What the owner uses of a field such as "database". */
export function ofField(asked: Asked, wanted: readonly string[] = fieldsIn(asked)): string | undefined {
  const { say, says, knowledge, pieces, query } = asked;
  // "Languages in mobile projects" are asked for, "projects with a database" are not.
  const at = pieces.findIndex(isOfKind);
  const isFirst =
    says('list', 'use', 'what') &&
    pieces[at - 1]?.meaning !== 'what' &&
    at > pieces.findIndex(({ meaning }) => meaning && wanted.includes(meaning));
  // "Anything with a database?" asks for projects, "which frameworks has he shipped something with?" does not.
  const isOfAnything = pieces.slice(0, 2).some(({ meaning }) => meaning === 'thing');
  if ((pieces.some(isOfKind) && !isFirst) || isOfAnything) return undefined;
  const used = query.ofKind.flatMap(({ technologies }) => technologies);
  const all = [...new Set(isFirst ? used : [...knowledge.tools, ...used])];
  const [first = '', second] = wanted;
  // "Backend frameworks" are both.
  const both =
    second && says('framework', 'language')
      ? technologiesOf(first, technologiesOf(second, all, knowledge), knowledge)
      : [];
  const names = both.length > 0 ? [both] : wanted.map((field) => technologiesOf(field, all, knowledge));
  const parts = names
    .filter(({ length }) => length > 0)
    .map((some) => say('ofField', { some: listed(some.map(plain), asked.language) }));
  // Which he is more of nothing says.
  const text = [...parts, ...(says('more', 'judge') && parts.length > 1 ? [say('rest')] : [])].join(' ');
  // "Any experience in machine learning?" asks for what shows it.
  const shown = query.ofKind.filter(({ technologies }) =>
    names.flat().some((name) => technologies.includes(name)),
  );
  const isFew = shown.length > 0 && shown.length < 4;
  return text && isFew ? `${text}\n\n${asked.tell.list(shown)}` : text || undefined;
}

const isOfAbility = means('can use');

/** The fields that a question names: databases, frameworks and so on. */
export function fieldsIn({ pieces }: Asked): string[] {
  return [...new Set(pieces.flatMap((piece) => (isField(piece) && piece.meaning ? [piece.meaning] : [])))];
}

/** "What can he do?" */
export function hasAbility({ say, says, pieces }: Asked): string | undefined {
  const isAlone =
    pieces.every(({ text }) => text !== 'it') && pieces.every(means(`list make use where ${alwaysBeside}`));
  return says('programming') || isAlone ? say('stack') : undefined;
}

/** "We need an intern who knows React": what is open, and what is known of the tools. */
export function hired(asked: Asked): string {
  const words = asked.pieces.flatMap((piece) => (tagOf(piece) === '#word' ? [piece.text] : []));
  const some = asked.says('list', 'make') && aboutWords(asked, words);
  const reason = asked.says('why') && inOwnWords(asked);
  return [reason, asked.say('hire'), ...eachTechnology(asked), some].filter(Boolean).join('\n\n');
}

/** "Which use Flutter and Firebase?" */
function isOfBoth(asked: Asked): boolean {
  const { says, technologies } = asked;
  const isComparing = says('can', 'compare', 'more', 'most', 'or') || fieldsIn(asked).length > 0;
  return says('thing', 'what') && !isComparing && technologies.length > 1;
}

/** Each technology by itself: the projects that use it, that it is listed only, or that it is not. */
export function aboutTechnology(asked: Asked): string | undefined {
  const { technologies, says } = asked;
  if (isOfBoth(asked) || (says('list', 'project') && technologies.length > 1)) return undefined;
  return eachTechnology(asked).join('\n\n');
}

export function eachTechnology(asked: Asked): string[] {
  const { technologies, query, say, tell } = asked;
  const unlisted = unlistedOf(asked);
  const parts = technologies
    .filter((name) => !unlisted.includes(name))
    .map((name) => {
      const some = query.ofKind.filter((project) => project.technologies.includes(name));
      if (some.length === 0) return say('listedOnly', { tool: plain(name) });
      return `${say('usesTool', { tool: plain(name), some: amount(say, some.length, query.kinds) })}\n\n${tell.list(some)}`;
    });
  return [
    ...parts,
    ...(unlisted.length > 0 ? [say('notListed', { some: listed(unlisted.map(plain), asked.language) })] : []),
  ];
}

/** Which of the technologies neither the list of tools nor a project names. */
export function unlistedOf({ technologies, knowledge: { tools, projects } }: Asked): string[] {
  const isUsed = (name: string) =>
    projects.some((project: KnownProject) => project.technologies.includes(name));
  return technologies.filter((name) => !tools.includes(name) && !isUsed(name));
}

/** Names with how often they occur, the most frequent first. */
export function count(names: readonly string[]): [string, number][] {
  const times = new Map<string, number>();
  for (const name of names) times.set(name, (times.get(name) ?? 0) + 1);
  return [...times].sort((a, b) => b[1] - a[1]);
}
