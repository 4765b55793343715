/** Paths inside the site, as the router knows them: without the base path. */

export type ProjectKind = 'website' | 'mobile';

export const homePath = '/';

/** `/website/3`: the page of one project. */
export function projectPath({ kind, id }: { kind: ProjectKind; id: string }): string {
  return `/${kind}/${id}`;
}

/** `/#tools`: a section of the home page. */
export function sectionPath(section: string): string {
  return `/#${section}`;
}

/** A file of `public/` under the site's base path: `icons/react.svg` → `/portfolio/icons/react.svg`. */
export function assetPath(file: string): string {
  return import.meta.env.BASE_URL + file;
}
