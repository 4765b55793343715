import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { MobileProject, WebsiteProject } from '../../src/content/project.ts';
import type { ProjectKind } from '../../src/lib/paths.ts';
import { cached } from '../cached.ts';
import { drawCover } from '../cover/draw-cover.ts';
import { fontsFor } from '../vite/fonts-for.ts';
import { drawnDir } from '../vite/pictures.ts';
import { makeAll } from './make-all.ts';

export type WithCover<T> = T & { image: string; imageAlt: string };

/** Part of the cache key: raise it when the design changes. */
const design = 3;

/**
 * Finds the picture of each record: `cover.png` beside it, or a cover drawn from its title, kind and technologies. Drawn covers are cached.
 *
 * @param records by their file below `contentDir`
 * @param say receives progress lines
 */
export async function withCovers<T extends WebsiteProject | MobileProject>(
  contentDir: string,
  kind: ProjectKind,
  records: Record<string, T>,
  say: (line: string) => void,
): Promise<Record<string, WithCover<T>>> {
  const filled = await makeAll({
    things: Object.entries(records),
    make: async ([file, record]): Promise<[string, WithCover<T>]> => {
      const image = ownPicture(contentDir, dirname(file), 'cover') ?? (await drawnCover(kind, record));
      return [file, { ...record, image, imageAlt: record.imageAlt ?? `Cover of ${record.title}` }];
    },
    name: 'covers',
    say,
  });
  return Object.fromEntries(filled);
}

/** `projects/mobile-3-rain-diary/cover.jpg`, if there is one. */
export function ownPicture(contentDir: string, folder: string, name: string): string | undefined {
  const files = ['png', 'jpg', 'jpeg', 'webp'].map((ending) => `${folder}/${name}.${ending}`);
  return files.find((file) => existsSync(join(contentDir, file)));
}

async function drawnCover(kind: ProjectKind, record: WebsiteProject | MobileProject): Promise<string> {
  const { id, title, technologies } = record;
  // A newly installed font may draw letters that were missing.
  const { missing } = await fontsFor(title);
  const key = createHash('sha256')
    .update(JSON.stringify([design, kind, id, title, technologies, missing]))
    .digest('hex')
    .slice(0, 8);
  const file = `${drawnDir}/${kind}-${id}-${key}.png`;
  await cached(file, () => drawCover({ kind, id, title, technologies }));
  return file;
}
