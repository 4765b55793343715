/** Makes the web fonts: a small file with the characters of every page, and one with the rest. */
import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

const name = 'plus-jakarta-sans-latin-wght-normal.woff2';
const { resolve } = createRequire(import.meta.url);
const source = resolve(`@fontsource-variable/plus-jakarta-sans/files/${name}`);
await copyFile(resolve('@fontsource-variable/plus-jakarta-sans/LICENSE'), 'public/plus-jakarta-sans.txt');

/** Must match the `unicode-range`s of `src/app/styles.css`. */
const basicLatin = range(0x20, 0x7e);
await write('plus-jakarta-sans', `${basicLatin}\u00a0©·×–—‘’“”•…`);
const signs = 'ıŒœʻʼˆ˚˜‚„†‡‰‹›€™↑↓−';
const more = [...range(0xa1, 0xff)].filter((letter) => !'©·×'.includes(letter)).join('');
await write('plus-jakarta-sans-more', more + signs);

async function write(file: string, letters: string): Promise<void> {
  const font = await subsetFont(await readFile(source), letters, {
    targetFormat: 'woff2',
    variationAxes: { wght: { min: 500, max: 800 } },
  });
  await writeFile(`src/app/${file}.woff2`, font);
  console.log(`src/app/${file}.woff2 ${(font.length / 1000).toFixed(1)} kB`);
}

function range(from: number, to: number): string {
  return String.fromCharCode(...Array.from({ length: to - from + 1 }, (_, place) => from + place));
}
