import { basename, join } from 'node:path';

/** One folder per output folder, so that two builds can run at once. Contains the server bundle of each language. */
export function serverDir(outDir = 'dist'): string {
  return join('.cache/server', basename(outDir));
}
