import type { Guide } from '#content/guide-types.ts';
import type { KnownProject } from '#features/chat/knowledge.ts';
import type { Name, Piece } from './names.ts';

/** What projects must have, and must not. */
export type Filter = { isNot: boolean; name: Name & { type: 'tech' | 'kind' | 'year' | 'project' } };

/** What a question asks of projects. A "not" is of what follows it, and of what "or" joins to that. */
export function filtersOf(pieces: readonly Piece[]): Filter[] {
  const filters: Filter[] = [];
  let isNot = false;
  let beside = 0;
  for (const { name } of pieces) {
    if (name?.type === 'not') [isNot, beside] = [true, 0];
    else if (name && 'kind project tech year'.includes(name.type)) {
      filters.push({ isNot: isNot && beside < 4, name: name as Filter['name'] });
      beside = 2;
    } else beside += 1;
  }
  return filters;
}

/** The projects that fit, the newest first. Kinds, years and technologies that "or" joins are alternatives. */
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
    const used = project.technologies.flatMap((one) => [
      one,
      implies[one] ?? '',
      implies[implies[one] ?? ''] ?? '',
    ]);
    return name.names.some((one) => used.includes(one));
  };
  const wanted = filters.filter(({ isNot }) => !isNot);
  const ofType = (type: Name['type']) => wanted.filter(({ name }) => name.type === type);
  const fits = (project: KnownProject) =>
    filters.every((filter) => !filter.isNot || !has(project, filter)) &&
    (['kind', 'year'] as const).every(
      (type) => ofType(type).length === 0 || ofType(type).some((one) => has(project, one)),
    ) &&
    (ofType('tech').length === 0 || ofType('tech')[isOr ? 'some' : 'every']((one) => has(project, one)));
  return projects.filter(fits).toSorted((a, b) => b.date.localeCompare(a.date));
}
