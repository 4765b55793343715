/** Makes the site's web font from its package: the letters and weights that every page uses, small enough to come first. */
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

const name = 'plus-jakarta-sans-latin-wght-normal.woff2';
const source = createRequire(import.meta.url).resolve(`@fontsource-variable/plus-jakarta-sans/files/${name}`);

/** As in the `unicode-range` of `src/app/styles.css`. */
const basicLatin = String.fromCharCode(...Array.from({ length: 0x5f }, (_, place) => 0x20 + place));
const letters = `${basicLatin}\u00a0©·×–—‘’“”•…`;
const font = await subsetFont(await readFile(source), letters, {
  targetFormat: 'woff2',
  variationAxes: { wght: { min: 500, max: 800 } },
});
await writeFile('src/app/plus-jakarta-sans.woff2', font);
console.log(`src/app/plus-jakarta-sans.woff2 ${(font.length / 1000).toFixed(1)} kB`);
