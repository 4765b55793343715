import { createHash, randomUUID } from 'node:crypto';
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

/** The SHA-256 of texts and bytes, for the name of a file. */
export function sha256(...parts: (string | Buffer)[]): string {
  const sum = createHash('sha256');
  for (const part of parts) sum.update(part);
  return sum.digest('hex');
}
