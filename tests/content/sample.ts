import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { owner } from '#content/owner.ts';

const folder = 'src/content';
const lines = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .flatMap((file) => readFileSync(join(folder, file), 'utf8').split('\n'))
  .filter((line) => line.endsWith('// sample'));

/** Whether a text of the content came with the site and is still marked so: an owner may write as long as they like. */
export function isSample(text: string): boolean {
  return lines.some((line) => line.includes(text));
}

/** Whether the site is still about the made-up person. Lists and numbers of things are held for that person only. */
export const isSampleSite = isSample(owner.fullName);
