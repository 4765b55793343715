import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Reads a file of `.cache`, or makes it. Its path names everything that the bytes depend on. */
export async function cached(path: string, make: () => Promise<Buffer>): Promise<Buffer> {
  if (existsSync(path)) return readFile(path);
  const bytes = await make();
  await mkdir(dirname(path), { recursive: true });
  // Another build at the same time must never read half a file.
  const unfinished = `${path}.${randomUUID()}`;
  await writeFile(unfinished, bytes);
  await rename(unfinished, path);
  return bytes;
}
