/** Draws both faces of the coin, the marks and the icons for the owner's initial: `npm run brand`. */
import { writeFile } from 'node:fs/promises';
import { owner } from '../src/content/owner.ts';
import { brandFiles } from './brand/brand-files.ts';

for (const [file, content] of await brandFiles(owner.monogram, 'all')) await writeFile(file, content);
