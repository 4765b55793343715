import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';
import subsetFont from 'subset-font';
import type { Stamp } from './coin.ts';
import { lightAsGold } from './gold.ts';
import { heightMap } from './relief.ts';

/** Half the width of the coin, and a margin for the rim's relief, in coin units. */
const radius = 400;
const room = 8;
const scale = 2;

/**
 * Draws one face of the coin: each stamp becomes a mask, the masks add up to a height map, and the map is lit as gold.
 *
 * @returns a PNG of 800 × 800 pixels, transparent outside the circle
 */
export async function drawFace(stamps: Stamp[]): Promise<Buffer> {
  const size = (radius + room) * 2;
  const font = await coinFonts(stamps.map(({ svg }) => svg).join(''));
  const layers = stamps.map(({ svg, height, bevel, profile }) => {
    const view = `${-size / 2} ${-size / 2} ${size} ${size}`;
    const stamp = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${size}" height="${size}" viewBox="${view}">${svg}</svg>`;
    const { pixels } = new Resvg(stamp, {
      background: '#000',
      fitTo: { mode: 'zoom', value: scale },
      font,
    }).render();
    const mask = new Uint8Array(pixels.length / 4);
    for (let i = 0; i < mask.length; i++) mask[i] = pixels[i * 4] ?? 0;
    return { mask, height: height * scale, bevel: bevel * scale, profile };
  });
  const pixels = size * scale;
  const gold = lightAsGold(heightMap(pixels, layers), pixels);
  const circle = `<svg width="${pixels}" height="${pixels}"><circle cx="50%" cy="50%" r="${radius * scale}"/></svg>`;
  const struck = await sharp(gold, { raw: { width: pixels, height: pixels, channels: 4 } })
    .composite([{ input: Buffer.from(circle), blend: 'dest-in' }])
    .png()
    .toBuffer();
  const side = radius * 2 * scale;
  return sharp(struck)
    .extract({ left: room * scale, top: room * scale, width: side, height: side })
    .resize(radius * 2)
    .png({ palette: true, quality: 100, dither: 0.6, compressionLevel: 9, effort: 10 })
    .toBuffer();
}

/**
 * Writes the site's font, reduced to the given text, as TrueType files for the renderer. System fonts provide other letters.
 */
export async function coinFonts(text: string) {
  const folder = join(
    createRequire(import.meta.url).resolve('@fontsource/plus-jakarta-sans/package.json'),
    '../files',
  );
  const target = await mkdtemp(join(tmpdir(), 'coin-fonts-'));
  const fontFiles = ['latin', 'latin-ext', 'cyrillic-ext'].map(async (subset) => {
    const woff = await readFile(join(folder, `plus-jakarta-sans-${subset}-800-normal.woff`));
    const file = join(target, `${subset}.ttf`);
    await writeFile(file, await subsetFont(woff, text, { targetFormat: 'truetype' }));
    return file;
  });
  return { fontFiles: await Promise.all(fontFiles), defaultFontFamily: 'Plus Jakarta Sans ExtraBold' };
}
