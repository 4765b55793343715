/** Copies the site's logos from their packages into `public/icons`, with a list of licenses: `npm run icons`. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { iconFiles, icons } from './icons/icon-files.ts';

const outDir = 'public/icons';

await mkdir(outDir, { recursive: true });
for (const [file, text] of iconFiles(icons)) await writeFile(join(outDir, file), text);
console.log(`${Object.keys(icons).length} icons in ${outDir}`);
