/** Draws the coin and the icons with the owner's monogram and inscription: `npm run brand`. */
import { writeFile } from 'node:fs/promises';
import { owner } from '../src/content/owner.ts';
import { brandFiles } from './brand/brand-files.ts';

for (const [file, content] of await brandFiles(owner)) await writeFile(file, content);
