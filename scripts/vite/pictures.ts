import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, dirname, extname, join } from 'node:path';
import sharp, { type AvifOptions, type Sharp } from 'sharp';
import type { Picture } from '../../src/content/picture.ts';
import { cached } from '../cached.ts';
import { ContentError } from '../content/content-error.ts';
import { slugOf } from '../content/slug-of.ts';

const cacheDir = '.cache/pictures';
/** Covers drawn for records without a picture. */
export const drawnDir = '.cache/drawn';

/** The widths in device pixels that the layout uses, and the minimum width of a master. */
const uses = {
  cover: { widths: [400, 800, 1280], least: 800 },
  screen: { widths: [300, 600], least: 300 },
  portrait: { widths: [128, 320, 640], least: 400 },
  coin: coin(),
} satisfies Record<string, Use>;
type Use = { widths: number[]; least: number; avif?: AvifOptions };

/** Half the usual bytes: the coin is the first picture that a phone loads, and motion hides the loss. */
function coin(): Use {
  return {
    widths: [400, 640, 800],
    least: 400,
    avif: { quality: 34, effort: 4, chromaSubsampling: '4:2:0' },
  };
}

/** Part of the cache key: raise it when the encoder settings change. */
const design = 2;
const mostPixels = 6000 * 6000;

/** Effort 2 takes a tenth of the time of the default for two per cent more bytes. */
const encoders = {
  avif: (image: Sharp, use: Use) => image.avif({ quality: 50, effort: 2, ...use.avif }),
  webp: (image: Sharp) => image.webp({ quality: 76 }),
};
type Format = keyof typeof encoders;

/**
 * Reads one master and plans its files, without encoding them.
 *
 * @param contentDir e.g. `src/content`
 * @param file path in it, e.g. `projects/mobile-3-rain-diary/cover.png`, or a drawn cover
 * @throws ContentError when it is missing, broken, too small or too large
 */
export async function preparePicture(contentDir: string, file: string): Promise<Picture> {
  const path = masterPath(contentDir, file);
  const use = layoutFor(file);
  if (!existsSync(path)) throw new ContentError('is missing. Save a PNG, JPEG or WebP with this name.');

  const master = await readFile(path);
  const hash = createHash('sha256')
    .update(master)
    .update(JSON.stringify([use, design]))
    .digest('hex')
    .slice(0, 8);
  const name = `${nameOf(file)}-${hash}`;
  const facts = await cached(join(cacheDir, `${name}.json`), async () =>
    Buffer.from(JSON.stringify({ name, ...(await measure(master, use)) })),
  );
  return JSON.parse(facts.toString());
}

/** `mobile-3-rain-diary-cover` */
function nameOf(file: string): string {
  const folder = basename(dirname(file));
  const name = basename(file, extname(file));
  return slugOf(file.startsWith('projects/') ? `${folder}-${name}` : name, 'picture');
}

async function measure(master: Buffer, use: Use): Promise<Omit<Picture, 'name'>> {
  const broken = () => {
    throw new ContentError('is not a valid image. Save it again as PNG, JPEG or WebP.');
  };
  // Phones store many photographs rotated; the encoders save them upright.
  const { autoOrient } = await sharp(master).metadata().catch(broken);
  const { width, height } = autoOrient;
  if (width < use.least) {
    throw new ContentError(`is ${width} pixels wide. Use at least ${use.least}.`);
  }
  if (width * height > mostPixels) {
    throw new ContentError(
      `is ${width} × ${height} pixels, which is too large. Save it ${use.widths.at(-1)} pixels wide.`,
    );
  }
  const color = await averageColor(master).catch(broken);
  const widths = use.widths.filter((candidate) => candidate <= width);
  return { width, height, widths, color };
}

/**
 * Lists the files that a picture is served as: paths below the site's base, and functions that encode them. Browsers
 * without AVIF get the largest as WebP.
 */
export function pictureFiles(picture: Picture, contentDir: string, file: string) {
  const fileOf = (width: number, format: Format) => ({
    fileName: `pictures/${picture.name}-${width}.${format}`,
    bytes: () => encode(picture, masterPath(contentDir, file), layoutFor(file), width, format),
  });
  const largest = picture.widths.slice(-1).map((width) => fileOf(width, 'webp'));
  return [...picture.widths.map((width) => fileOf(width, 'avif')), ...largest];
}

async function encode(
  picture: Picture,
  path: string,
  use: Use,
  width: number,
  format: Format,
): Promise<Buffer> {
  return cached(join(cacheDir, `${picture.name}-${width}.${format}`), () => {
    const image = sharp(path).autoOrient().resize({ width });
    return encoders[format](image, use).toBuffer();
  });
}

/** The owner's file, or the drawn one. */
function masterPath(contentDir: string, file: string): string {
  return file.startsWith(drawnDir) ? file : join(contentDir, file);
}

function layoutFor(file: string): Use {
  if (!file.startsWith('pictures/')) return /\/\d+\.\w+$/.test(file) ? uses.screen : uses.cover;
  return /coin/.test(file) ? uses.coin : uses.portrait;
}

async function averageColor(master: Buffer): Promise<string> {
  const pixel = await sharp(master).flatten({ background: '#FAF6EC' }).resize(1, 1).raw().toBuffer();
  return `#${pixel.subarray(0, 3).toString('hex')}`;
}
