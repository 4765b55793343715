import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { MobileProject, WebsiteProject } from '../../src/content/project.ts';
import type { ProjectKind } from '../../src/lib/paths.ts';
import { cached } from '../cached.ts';
import { drawCover } from '../cover/draw-cover.ts';
import { fontsFor } from '../vite/fonts-for.ts';
import { drawnDir } from '../vite/pictures.ts';
import { makeAll } from './make-all.ts';

export type WithCover<T> = T & { image: string; imageAlt: string };

/** Part of the cache key: raise it when the design changes. */
const design = 2;

/**
 * Adds a picture to records without one: the file in `covers` named after the record (`website-3-rain-diary.png`), or a
 * cover drawn from its title, kind and technologies. Drawn covers are cached.
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
      const name = `${kind}-${basename(file, '.ts')}`;
      const image = record.image ?? ownCover(contentDir, name) ?? (await drawnCover(kind, name, record));
      return [file, { ...record, image, imageAlt: record.imageAlt ?? `Cover of ${record.title}` }];
    },
    name: 'covers',
    say,
  });
  return Object.fromEntries(filled);
}

function ownCover(contentDir: string, name: string): string | undefined {
  const files = ['png', 'jpg', 'jpeg', 'webp'].map((ending) => `${name}.${ending}`);
  return files.find((file) => existsSync(join(contentDir, 'pictures/covers', file)));
}

async function drawnCover(kind: ProjectKind, name: string, record: WebsiteProject): Promise<string> {
  const { id, title, technologies } = record;
  // A newly installed font may draw letters that were missing.
  const { missing } = await fontsFor(title);
  const key = createHash('sha256')
    .update(JSON.stringify([design, kind, id, title, technologies, missing]))
    .digest('hex')
    .slice(0, 8);
  const file = `${name}-drawn-${key}.png`;
  await cached(join(drawnDir, 'covers', file), () => drawCover({ kind, id, title, technologies }));
  return file;
}
