import { readdirSync } from 'node:fs';
import type { Content } from './content.ts';
import { ContentError } from './content-error.ts';

/**
 * Warns about leftovers of deleted projects: pictures and lines of the guide.
 *
 * @param used files in the content folder
 */
export function leftovers(contentDir: string, content: Content, used: ReadonlySet<string>): ContentError[] {
  const warn = (file: string, field: string, message: string) =>
    new ContentError(message, { file: `${contentDir}/${file}`, field, warning: 'No page uses it.' });
  const { websites, mobiles, guide } = content;
  const projects = new Set([
    ...Object.values(websites).map(({ id }) => `website/${id}`),
    ...Object.values(mobiles).map(({ id }) => `mobile/${id}`),
  ]);
  return [
    ...pictureFilesIn(contentDir)
      .filter((file) => !used.has(file))
      .map((file) =>
        warn(
          file,
          '',
          'is not used. Name it cover.png, or 1.png, 2.png … with a caption in `screens`, or delete it.',
        ),
      ),
    ...Object.keys(guide.projects)
      .filter((project) => !projects.has(project))
      .map((project) => warn('guide.ts', project, `"${project}" is not a project. Delete it.`)),
  ];
}

function pictureFilesIn(contentDir: string): string[] {
  const files = readdirSync(contentDir, { recursive: true, encoding: 'utf8' });
  return files.filter((file) => /\.(png|jpe?g|webp|avif|gif)$/i.test(file));
}
