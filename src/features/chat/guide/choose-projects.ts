import type { Guide } from '#content/guide-types.ts';
import type { KnownProject } from '#features/chat/knowledge.ts';
import type { Name, Piece } from './names.ts';

/** What projects must have, or must not. */
export type Filter = { isNot: boolean; name: Extract<Name, { type: 'tech' | 'kind' | 'year' | 'project' }> };

/** What a question asks of projects. A "not" is of what follows it within some words. */
export function filtersOf(pieces: readonly Piece[]): Filter[] {
  let sinceNot = Number.POSITIVE_INFINITY;
  return pieces.flatMap(({ name }) => {
    sinceNot = name?.type === 'not' ? 0 : sinceNot + 1;
    if (!name || !('project' in name || 'names' in name || 'kind' in name || 'year' in name)) return [];
    const isNot = sinceNot < 5;
    // What "or" joins to it is of it, too.
    if (isNot) sinceNot = 2;
    return { isNot, name };
  });
}

/** The projects that fit, the newest first. Kinds, years, and technologies that "or" joins, are alternatives. */
export function chooseProjects(
  projects: readonly KnownProject[],
  filters: readonly Filter[],
  isOr: boolean,
  { implies }: Guide,
): KnownProject[] {
  const has = (project: KnownProject, { name }: Filter): boolean => {
    if (name.type === 'kind') return project.kind === name.kind;
    if (name.type === 'year') return project.date.startsWith(name.year);
    if (name.type === 'project') return name.project === project;
    const used = project.technologies.flatMap((one) => [one, implies[one]]);
    return name.names.some((one) => used.includes(one));
  };
  const fits = (project: KnownProject, type: Name['type']) => {
    const some = filters.filter(({ name, isNot }) => name.type === type && !isNot);
    const isEvery = type === 'tech' && !isOr;
    return some.length === 0 || some[isEvery ? 'every' : 'some']((filter) => has(project, filter));
  };
  return projects
    .filter((project) => !filters.some((filter) => filter.isNot && has(project, filter)))
    .filter((project) => fits(project, 'kind') && fits(project, 'year') && fits(project, 'tech'))
    .toSorted((a, b) => b.date.localeCompare(a.date));
}
