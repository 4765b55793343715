import sharp from 'sharp';
import { coinBack, coinFront } from './coin.ts';
import { drawFace } from './draw-face.ts';
import { letterPath } from './letter-path.ts';
import { coinMark, initialMark, kawungTile } from './mark.ts';

const paper = '#FAF6EC';

/**
 * Draws the coin, the marks and the icons for an owner's initial. Each face of the coin takes several seconds.
 *
 * @param monogram one letter or two
 * @param part `own`: the files with the initial; `all`: also those that are the same for every owner
 * @returns contents by path in the repository
 */
export async function brandFiles(
  monogram: string,
  part: 'own' | 'all',
): Promise<Map<string, string | Buffer>> {
  const letter = await letterPath(monogram);
  const [small, mark] = letter
    ? [initialMark(letter, 'small'), initialMark(letter, 'large')]
    : [coinMark(), coinMark()];
  const files = new Map<string, string | Buffer>([
    ['src/content/pictures/coin-front.png', await drawFace(coinFront(monogram))],
    ['public/favicon.svg', small],
    ['public/favicon.ico', ico(await icon(small, 32))],
    ['public/apple-touch-icon.png', await icon(mark, 180, { padding: 18, background: paper })],
    ['public/icon-192.png', await icon(mark, 192)],
    ['public/icon-512.png', await icon(mark, 512)],
    // The safe zone of a maskable icon is the inner 80 %.
    ['public/icon-maskable-512.png', await icon(mark, 512, { padding: 72, background: paper })],
  ]);
  if (part === 'own') return files;
  return files
    .set('src/content/pictures/coin-back.png', await drawFace(coinBack('SUGENG RAWUH')))
    .set('public/coin.svg', coinMark())
    .set('public/kawung.svg', kawungTile());
}

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
