import type { ProjectPage } from '#content/project.ts';

/**
 * The record behind `/website/:id` or `/mobile/:id`.
 *
 * @returns `undefined` when no record has the id
 */
export async function findProject<Kind extends ProjectPage['kind']>(kind: Kind, id: string | undefined) {
  const { projectPages } = await import('virtual:project-pages');
  const load = Object.hasOwn(projectPages, `${kind}/${id}`) ? projectPages[`${kind}/${id}`] : undefined;
  const page = (await load?.())?.default;
  return page && isOfKind(page, kind) ? page : undefined;
}

function isOfKind<Kind extends ProjectPage['kind']>(
  page: ProjectPage,
  kind: Kind,
): page is Extract<ProjectPage, { kind: Kind }> {
  return page.kind === kind;
}
