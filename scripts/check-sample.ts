/**
 * `npm run check:sample [-- <content folder>]` lists what still belongs to the sample, the drafts of `npm run setup`, and what
 * is not translated.
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { readContent } from './content/check-content.ts';
import { printsFile, sampleLeft, samplePrints } from './content/sample-left.ts';
import { missingTexts } from './vite/languages/check-languages.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { record: { type: 'boolean' } },
});
const [contentDir = 'src/content'] = positionals;

if (values.record) writeFileSync(printsFile, `${JSON.stringify(samplePrints(contentDir), null, 2)}\n`);
const left = sampleLeft(contentDir);
const { translations } = await readContent(contentDir);
for (const line of left) console.log(line);
for (const translation of translations)
  for (const line of missingTexts(contentDir, translation)) console.log(line);
console.log(
  left.length === 0
    ? 'Nothing of the sample is left.'
    : `${left.length} lines and files are sample or draft. Change them, then remove the mark at the end of the line.`,
);
