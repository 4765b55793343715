/** Makes the brand: both faces of the coin, the marks drawn from it, and the icons of browsers and phones. */
import { writeFile } from 'node:fs/promises';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { owner } from '../../src/content/owner.ts';
import { bringChromium, chromiumArgs, findChromium } from '../chromium.ts';
import { coinBack, coinFront } from './brand/coin.ts';
import { coinMark, favicon, kawungTile } from './brand/mark.ts';
import { strike } from './brand/strike.ts';

const paper = '#FAF6EC';

bringChromium();
const executablePath = findChromium();
const browser = await chromium.launch({ args: chromiumArgs, ...(executablePath && { executablePath }) });
const page = await browser.newPage({ deviceScaleFactor: 2 });
await writeFile('src/content/pictures/coin-front.png', await strike(page, coinFront(owner.monogram)));
await writeFile('src/content/pictures/coin-back.png', await strike(page, coinBack('SUGENG RAWUH')));
await browser.close();

await writeFile('public/coin.svg', coinMark());
await writeFile('public/favicon.svg', favicon());
await writeFile('public/kawung.svg', kawungTile());
await writeFile('public/favicon.ico', ico(await icon(favicon(), 32)));
await writeFile(
  'public/apple-touch-icon.png',
  await icon(coinMark(), 180, { padding: 18, background: paper }),
);
await writeFile('public/icon-192.png', await icon(coinMark(), 192));
await writeFile('public/icon-512.png', await icon(coinMark(), 512));
// The safe zone of a maskable icon is the inner 80 %.
await writeFile(
  'public/icon-maskable-512.png',
  await icon(coinMark(), 512, { padding: 72, background: paper }),
);

type Ground = { padding?: number; background?: string };

async function icon(svg: string, size: number, { padding = 0, background }: Ground = {}): Promise<Buffer> {
  const inner = size - 2 * padding;
  const mark = await sharp(Buffer.from(svg), { density: (72 * inner) / 64 })
    .resize(inner)
    .png()
    .toBuffer();
  const ground = background ?? { r: 0, g: 0, b: 0, alpha: 0 };
  return sharp({ create: { width: size, height: size, channels: 4, background: ground } })
    .composite([{ input: mark }])
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/** One PNG in the container of an ICO file: a 6-byte header, a 16-byte entry, the picture. */
function ico(png: Buffer): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(32, 6);
  header.writeUInt8(32, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}
