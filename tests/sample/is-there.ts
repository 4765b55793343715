import { readFileSync } from 'node:fs';
import { hasSampleText } from '../../scripts/content/sample-left.ts';

/** Whether the site still describes the sample person. */
export const isSampleThere = hasSampleText(
  /^const fullName = .*$/m.exec(readFileSync('src/content/owner.ts', 'utf8'))?.[0] ?? '',
);

/** The pattern for tests of the sample. Without the sample, matches none and prints a note. */
export function sampleTests(pattern: string): string[] {
  if (isSampleThere) return [pattern];
  // Each project and each worker reads the configuration.
  if (!process.env.SAMPLE_IS_GONE) console.log('Skipping tests/sample: the sample has been replaced');
  process.env.SAMPLE_IS_GONE = 'yes';
  return [];
}
