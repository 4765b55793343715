/**
 * Lists what still belongs to the made-up person that the site came with, and what `npm run setup` wrote to be rewritten:
 * `npm run check:sample`, or for another folder.
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { printsFile, sampleLeft, samplePrints } from './content/sample-left.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { record: { type: 'boolean' } },
});
const [contentDir = 'src/content'] = positionals;

if (values.record) writeFileSync(printsFile, `${JSON.stringify(samplePrints(contentDir), null, 2)}\n`);
const left = sampleLeft(contentDir);
for (const line of left) console.log(line);
console.log(
  left.length === 0
    ? 'Nothing is sample any more.'
    : `${left.length} things are still the sample’s, or wait for your own words.`,
);
