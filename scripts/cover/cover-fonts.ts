import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { SatoriOptions } from 'satori';

const subsets = ['latin', 'latin-ext', 'cyrillic-ext'];

/** The site's typeface for what is drawn: heavy, with the letters of every language that it has. */
export async function coverFonts(): Promise<SatoriOptions['fonts']> {
  const folder = join(
    createRequire(import.meta.url).resolve('@fontsource/plus-jakarta-sans/package.json'),
    '../files',
  );
  return Promise.all(
    subsets.map(async (subset) => ({
      name: subset === 'latin' ? 'Plus Jakarta Sans' : `Plus Jakarta Sans ${subset}`,
      weight: 800 as const,
      data: await readFile(join(folder, `plus-jakarta-sans-${subset}-800-normal.woff`)),
    })),
  );
}
