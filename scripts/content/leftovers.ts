import { readdirSync } from 'node:fs';
import { ContentError } from './content-error.ts';

/**
 * Warns about pictures that deleted projects have left.
 *
 * @param used files in the content folder
 */
export function leftovers(contentDir: string, used: ReadonlySet<string>): ContentError[] {
  const message =
    'is not used. Name it cover.png, or 1.png, 2.png … with a caption in `screens`, or delete it.';
  return pictureFilesIn(contentDir)
    .filter((file) => !used.has(file))
    .map(
      (file) =>
        new ContentError(message, { file: `${contentDir}/${file}`, field: '', warning: 'No page uses it.' }),
    );
}

function pictureFilesIn(contentDir: string): string[] {
  const files = readdirSync(contentDir, { recursive: true, encoding: 'utf8' });
  return files.filter((file) => /\.(png|jpe?g|webp|avif|gif)$/i.test(file));
}
