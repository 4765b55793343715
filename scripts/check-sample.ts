/** `npm run check:sample [-- <content folder>]` lists sample content, drafts of setup and missing translations. */
import { parseArgs } from 'node:util';
import { recordSample, sampleLeft, untranslatedFiles } from './content/sample-left.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { record: { type: 'boolean' } },
});
const [contentDir = 'src/content'] = positionals;

if (values.record) recordSample(contentDir);
const left = sampleLeft(contentDir);
for (const line of left) console.log(line);
for (const file of await untranslatedFiles(contentDir)) console.log(`${file}: not translated`);
console.log(
  left.length === 0
    ? 'No sample content left.'
    : `${left.length} sample or draft lines and files. Replace them.`,
);
