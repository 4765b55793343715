import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Content } from './content.ts';
import { ContentError } from './content-error.ts';

/**
 * Warns about leftovers of deleted projects: pictures, screenshots and lines of the guide.
 *
 * @param used files below `pictures`
 */
export function leftovers(contentDir: string, content: Content, used: ReadonlySet<string>): ContentError[] {
  const warn = (file: string, field: string, message: string) =>
    new ContentError(message, { file: `${contentDir}/${file}`, field, warning: 'No page uses it.' });
  const { websites, mobiles, galleries, guide } = content;
  const keys = new Set(Object.values(mobiles).map(({ imageKey }) => imageKey));
  const projects = new Set([
    ...Object.values(websites).map(({ id }) => `website/${id}`),
    ...Object.values(mobiles).map(({ id }) => `mobile/${id}`),
  ]);
  return [
    ...['covers', 'galleries', '.']
      .flatMap((folder) => picturesIn(contentDir, folder))
      .filter((file) => !used.has(file))
      .map((file) =>
        warn(join('pictures', file), '', 'is not used by any project. Delete it, or add it to a project.'),
      ),
    ...Object.entries(galleries)
      .filter(([key, screens]) => screens.length > 0 && !keys.has(key))
      .map(([key]) =>
        warn(
          'galleries.ts',
          key,
          `"${key}" is not the imageKey of any mobile project. Delete it, or correct its spelling.`,
        ),
      ),
    ...Object.keys(guide.projects)
      .filter((project) => !projects.has(project))
      .map((project) => warn('guide.ts', project, `"${project}" is not a project. Delete it.`)),
  ];
}

function picturesIn(contentDir: string, folder: string): string[] {
  const path = join(contentDir, 'pictures', folder);
  if (!existsSync(path)) return [];
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map(({ name }) => join(folder, name));
}
