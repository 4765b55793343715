import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { page as scenePage } from '../kit.ts';
import type { Stamp } from './coin.ts';
import { strikeGold } from './gold.ts';
import { heightMap } from './relief.ts';

/** Half the width of the coin, and room around it so that the relief of the rim has a neighbourhood, in CSS pixels. */
const radius = 400;
const room = 8;
const scale = 2;

/**
 * Strikes one face: each stamp is drawn by the browser as a mask, the masks add up to a height map, and light falls on it.
 *
 * @returns a PNG of 800 × 800 pixels, transparent outside the circle
 */
export async function strike(page: Page, stamps: Stamp[]): Promise<Buffer> {
  const size = (radius + room) * 2;
  await page.setViewportSize({ width: size, height: size });
  const layers = [];
  for (const { svg, height, bevel, profile } of stamps) {
    const view = `${-size / 2} ${-size / 2} ${size} ${size}`;
    const body = `<svg width="${size}" height="${size}" viewBox="${view}" style="display:block">${svg}</svg>`;
    await page.setContent(scenePage({ width: size, height: size, background: '#000', body }));
    await page.evaluate(() => document.fonts.ready);
    const mask = await sharp(await page.screenshot())
      .extractChannel(0)
      .raw()
      .toBuffer();
    layers.push({ mask: new Uint8Array(mask), height: height * scale, bevel: bevel * scale, profile });
  }
  const pixels = size * scale;
  const gold = strikeGold(heightMap(pixels, layers), pixels);
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
