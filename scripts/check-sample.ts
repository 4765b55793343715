/** `npm run check:sample [-- <content folder>]` lists remaining sample content, the drafts of `npm run setup` and missing translations. */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { readContent } from './content/check-content.ts';
import { hashesFile, sampleHashes, sampleLeft } from './content/sample-left.ts';
import { translationOf } from './vite/languages/site-languages.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { record: { type: 'boolean' } },
});
const [contentDir = 'src/content'] = positionals;

if (values.record) writeFileSync(hashesFile, `${JSON.stringify(sampleHashes(contentDir), null, 2)}\n`);
const left = sampleLeft(contentDir);
const { translations } = await readContent(contentDir);
for (const line of left) console.log(line);
for (const { lang, missing } of translations) {
  for (const file of new Set(missing.map((text) => text.file))) {
    const fields = missing.filter((text) => text.file === file).map(({ field }) => field);
    const name = `${contentDir}/${translationOf(file, lang)}`;
    console.log(`${name}: ${fields.length} missing: ${fields.join(', ')}`);
  }
}
console.log(
  left.length === 0
    ? 'No sample content left.'
    : `${left.length} sample or draft lines and files. Replace them, and delete the comment at the end of each line.`,
);
