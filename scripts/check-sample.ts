/** `npm run check:sample [-- <content folder>]` lists sample content, drafts of setup and missing translations. */
import { sampleLeft, untranslatedFiles } from './content/sample-left.ts';

const [contentDir = 'src/content'] = process.argv.slice(2);
const left = sampleLeft(contentDir);
for (const line of left) console.log(line);
for (const file of await untranslatedFiles(contentDir)) console.log(`${file}: not translated`);
console.log(
  left.length === 0
    ? 'No sample content left.'
    : `${left.length} sample or draft lines and files. Replace them.`,
);
