import { join } from 'node:path';
import { cached, sha256 } from '../cached.ts';
import { fontsFor } from '../content/fonts-for.ts';
import { runContent } from '../content/run-content.ts';
import { drawCover } from './draw-cover.ts';

/** Part of the cache key: raise it when the design changes. */
const design = 4;
let reading: ReturnType<typeof runContent> | undefined;

/** Draws a cover for a record without a picture, if the cache lacks it, and returns its path. */
export async function coverFile(contentDir: string, folder: string): Promise<string> {
  reading ??= runContent(contentDir);
  const { validRecords } = await reading;
  // In development the record may change later.
  reading = undefined;
  const record = validRecords().find(([name]) => name === folder)?.[1];
  if (!record) throw new Error(`${folder} has no valid record.`);
  const { kind, id, title, technologies } = record;
  // A newly installed font may draw letters that were missing.
  const { missing } = await fontsFor(title);
  const key = sha256(JSON.stringify([design, kind, id, title, technologies, missing])).slice(0, 8);
  const file = join('.cache/drawn', `${kind}-${id}-${key}.png`);
  await cached(file, () => drawCover({ kind, id, title, technologies }));
  return file;
}
