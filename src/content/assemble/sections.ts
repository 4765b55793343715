/** What the site has and pages may link to. Apart from `index.ts`, because the first screen needs it. */
import { owner } from '#content/owner.ts';
import { homeParts as inOrder } from '#content/schema/home-parts.ts';
import type { HomePart } from '#content/schema/owner.ts';
import { folder } from './site-languages.ts';
import { hasPath } from './start.built.ts';

/** In the owner's order. Nothing may link to any other part. */
export const homeParts: readonly HomePart[] = (owner.sections ?? inOrder).filter(
  (part) => (part !== 'path' || hasPath) && (part !== 'notes' || import.meta.env.SITE_NOTES),
);

/** The other parts have their own name as their id. */
const partOf: Record<string, string> = { tentangSaya: 'about', project: 'projects' };

/** Whether the home page has a section: `tools`, `path-2`. Nothing may link to a section without it. */
export function hasSection(id: string): boolean {
  const name = partOf[id] ?? id.replace(/^path-\d+$/, 'path');
  const part = inOrder.find((one) => one === name);
  return !part || homeParts.includes(part);
}

/** The CV in this language, below the base: `id/cv.pdf`; `undefined` if the owner wants none. */
export const cvPath = owner.cv === false ? undefined : `${folder}cv.pdf`;
