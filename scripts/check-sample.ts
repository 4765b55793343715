/** `npm run check:sample [-- <content folder>]` lists remaining sample content and the drafts of `npm run setup`. */
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
    ? 'No sample content left.'
    : `${left.length} sample or draft lines and files. Replace them, and delete the comment at the end of each line.`,
);
