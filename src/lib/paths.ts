/** Paths for the router, without the base path and the folder of the language. */

const folder = import.meta.env.SITE_FOLDER;

export type ProjectKind = 'website' | 'mobile';

export const homePath = '/';

/** `/website/3`: the page of one project. */
export function projectPath({ kind, id }: { kind: ProjectKind; id: string }): string {
  return `/${kind}/${id}`;
}

export const notesPath = '/notes';

/** `/notes/two-people`: the page of one note. */
export function notePath({ slug }: { slug: string }): string {
  return `${notesPath}/${slug}`;
}

/** `/#tools`: a section of the home page. */
export function sectionPath(section: string): string {
  return `/#${section}`;
}

/** `/?tool=React#project`: the projects that use one technology. */
export function toolPath(name: string): string {
  return `/?${new URLSearchParams({ tool: name })}#project`;
}

/** The query with another filter of projects. Keeps all other parameters, such as `utm_source`. */
export function withFilter(search: string, filter: string): string {
  const query = new URLSearchParams(search);
  for (const name of ['projects', 'tool', 'shown']) query.delete(name);
  for (const [name, value] of new URLSearchParams(filter)) query.set(name, value);
  const text = query.toString();
  return text && `?${text}`;
}

/** The `href` of a path, with base and language: `/mobile/3` → `/portfolio/mobile/3`, in Indonesian `/portfolio/id/mobile/3`. */
export function siteHref(path: string): string {
  return assetPath(folder + path.slice(1));
}

/** A file of `public/` under the site's base path: `icons/react.svg` → `/portfolio/icons/react.svg`. */
export function assetPath(file: string): string {
  return import.meta.env.BASE_URL + file;
}

/** Resolves a path as browsers do: `/id/..//host/` → `//host/`. `undefined` if it leads away or has an empty folder. */
export function resolvedPath(path: string): string | undefined {
  const here = 'https://here.invalid';
  try {
    const { origin, pathname, search, hash } = new URL(path, here);
    return origin === here && !pathname.includes('//') ? pathname + search + hash : undefined;
  } catch {
    return undefined;
  }
}

/** `mobile/3/` → `https://example.com/portfolio/mobile/3/`; relative to the host without `VITE_SITE_URL`. */
export function absoluteUrl(file: string): string {
  return (import.meta.env.VITE_SITE_URL ?? '').replace(/\/$/, '') + assetPath(file);
}

/** Where a file server serves a page without a redirect: `/mobile/3` → `mobile/3/`; in a language's folder `id/mobile/3/`. */
export function pageFolder(path: string, inFolder = folder): string {
  return inFolder + (path === homePath ? '' : `${path.slice(1)}/`);
}

/** The social preview image of a page, below the base: `/mobile/3` → `og/mobile-3.png`. */
export function ogImageFile(path: string): string {
  return `og/${folder}${path === homePath ? 'home' : path.slice(1).replace('/', '-')}.png`;
}

/** Files: `pictures/{name}-{width}.avif` and `.webp`. The size is the original's. `color` shows until it has loaded. */
export type PictureSource = {
  name: string;
  width: number;
  height: number;
  widths: readonly number[];
  color: string;
};

/** The largest file of a picture, below the base. */
export function pictureFile({ name, width, widths }: PictureSource): string {
  return `pictures/${name}-${widths.at(-1) ?? width}.webp`;
}

/** The name of a storage entry or a channel. Sites below different paths of a host share an origin. */
export function siteKey(name: string): string {
  return import.meta.env.BASE_URL + name;
}
