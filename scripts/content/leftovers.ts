import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Content } from './content.ts';
import type { Problem } from './problem.ts';

/**
 * What a deleted project leaves behind: pictures, screenshots and lines of the bot that no page uses.
 *
 * @param used pictures by their file below `pictures`
 */
export function leftovers(contentDir: string, content: Content, used: ReadonlySet<string>): Problem[] {
  const warn = (file: string, field: string, message: string): Problem => {
    return { file: `${contentDir}/${file}`, field, message, warning: 'No page uses it.' };
  };
  const { websites, mobiles, galleries, bot } = content;
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
        warn(join('pictures', file), '', 'is used by no project. Delete it, or name it in a record.'),
      ),
    ...Object.entries(galleries)
      .filter(([key, screens]) => screens.length > 0 && !keys.has(key))
      .map(([key]) => warn('galleries.ts', key, `"${key}" is the imageKey of no mobile project. Delete it.`)),
    ...Object.keys(bot.projects)
      .filter((project) => !projects.has(project))
      .map((project) => warn('bot-projects.ts', project, `"${project}" is no project any more. Delete it.`)),
  ];
}

function picturesIn(contentDir: string, folder: string): string[] {
  const path = join(contentDir, 'pictures', folder);
  if (!existsSync(path)) return [];
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map(({ name }) => join(folder, name));
}
