import { projectPages } from 'virtual:project-pages';
import type { ProjectPage } from '#content/project.ts';

const loaded = await Promise.all(Object.values(projectPages).map((load) => load()));

/** The record behind `/website/:id` or `/mobile/:id`, if there is one. */
export function findProject(kind: ProjectPage['kind'], id: string | undefined): ProjectPage | undefined {
  return loaded.map((page) => page.default).find((page) => page.kind === kind && page.id === id);
}
