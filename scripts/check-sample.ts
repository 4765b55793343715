/** `npm run check:sample [-- <content folder>]` lists sample content, drafts of setup and missing translations. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { languageOfFile, languageTags, translationOf } from './content/content-plugin.ts';
import { recordSample, sampleLeft } from './content/sample-left.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { record: { type: 'boolean' } },
});
const [contentDir = 'src/content'] = positionals;

if (values.record) recordSample(contentDir);
const left = sampleLeft(contentDir);
for (const line of left) console.log(line);
const [, ...others] = await languageTags(contentDir);
for (const lang of others) for (const file of untranslated(lang)) console.log(`${file}: not translated`);
console.log(
  left.length === 0
    ? 'No sample content left.'
    : `${left.length} sample or draft lines and files. Replace them.`,
);

function untranslated(lang: string): string[] {
  const records = readdirSync(join(contentDir, 'projects')).map((name) => `projects/${name}/index.ts`);
  return ['owner.ts', 'path.ts', ...records]
    .filter((file) => !languageOfFile(file) && existsSync(join(contentDir, file)))
    .map((file) => join(contentDir, translationOf(file, lang)))
    .filter((file) => !existsSync(file));
}
