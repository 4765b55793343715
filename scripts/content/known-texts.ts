import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';

const sampleFile = 'scripts/content/sample-texts.txt';
/** Hashes of texts that `npm run setup` drafted, one on each line. */
export const draftsFile = 'scripts/content/draft-texts.txt';

/** Hashes of the sample's texts. */
export function sampleTexts(): Set<string> {
  return hashesIn(sampleFile);
}

/** Hashes of the texts that the owner has still to replace: the sample's, and drafts. */
export function drafts(): Set<string> {
  return new Set([...hashesIn(sampleFile), ...hashesIn(draftsFile)]);
}

/** Whether a text, or one in a list or object, is among the texts with these hashes. */
export function isAmong(value: unknown, hashes: ReadonlySet<string>): boolean {
  if (typeof value === 'object' && value !== null)
    return Object.values(value).some((one) => isAmong(one, hashes));
  return typeof value === 'string' && hashes.has(hashOf(value));
}

export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}

function hashesIn(file: string): Set<string> {
  return new Set(existsSync(file) ? readFileSync(file, 'utf8').split(/\s+/).filter(Boolean) : []);
}
