import { availableParallelism } from 'node:os';
import type { Logger } from 'vite';

type File = { fileName: string; bytes: () => Promise<Buffer> };

/** Milliseconds of silence after which a wait wants a word. */
const patience = 3000;

/**
 * Makes files on all processors at once. When it takes long it says now and then how far it is: a first build encodes every
 * picture in several sizes.
 *
 * @returns the files in their order
 */
export async function makeFiles(files: readonly File[], logger: Logger) {
  const start = Date.now();
  const made: { fileName: string; source: Buffer }[] = [];
  let next = 0;
  let done = 0;
  let said = start;

  async function work() {
    for (let at = next++; at < files.length; at = next++) {
      const { fileName, bytes } = files[at] as File;
      made[at] = { fileName, source: await bytes() };
      done++;
      const now = Date.now();
      if (now - said < patience) continue;
      said = now;
      const left = Math.ceil((((now - start) / done) * (files.length - done)) / 1000);
      logger.info(`pictures: ${done} of ${files.length}, about ${left} s left`);
    }
  }

  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return made;
}
