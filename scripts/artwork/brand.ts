/** Makes the brand: both faces of the coin, the marks drawn from it, and the icons of browsers and phones. */
import { writeFile } from 'node:fs/promises';
import { owner } from '../../src/content/owner.ts';
import { brandFiles } from './brand/brand-files.ts';

for (const [file, content] of await brandFiles(owner.monogram, 'all')) await writeFile(file, content);
