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
const uses: Record<string, Use> = {
  covers: { widths: [400, 800, 1280], least: 800 },
  galleries: { widths: [300, 600], least: 300 },
  '.': { widths: [128, 320, 640], least: 400 },
  'coin-front.png': coin(),
  'coin-back.png': coin(),
};
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
 * @param file path below its `pictures`, e.g. `covers/mobile-3-rain-diary.png`
 * @throws ContentError when it is missing, broken, too small or too large
 */
export async function preparePicture(contentDir: string, file: string): Promise<Picture> {
  const path = masterPath(contentDir, file);
  const use = layoutOf(file);
  if (!existsSync(path)) throw new ContentError('is missing. Save a PNG, JPEG or WebP with this name.');

  const master = await readFile(path);
  const hash = createHash('sha256')
    .update(master)
    .update(JSON.stringify([use, design]))
    .digest('hex')
    .slice(0, 8);
  const name = `${slugOf(basename(file, extname(file)), 'picture')}-${hash}`;
  const facts = await cached(join(cacheDir, `${name}.json`), async () =>
    Buffer.from(JSON.stringify({ name, ...(await measure(master, use)) })),
  );
  return JSON.parse(facts.toString());
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
    bytes: () => encode(picture, masterPath(contentDir, file), layoutOf(file), width, format),
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
  const own = join(contentDir, 'pictures', file);
  const drawn = join(drawnDir, file);
  return !existsSync(own) && existsSync(drawn) ? drawn : own;
}

function layoutOf(file: string): Use {
  const use = uses[file] ?? uses[dirname(file)];
  if (!use) throw new ContentError('is in the wrong folder. Move it to covers or galleries.');
  return use;
}

async function averageColor(master: Buffer): Promise<string> {
  const pixel = await sharp(master).flatten({ background: '#FAF6EC' }).resize(1, 1).raw().toBuffer();
  return `#${pixel.subarray(0, 3).toString('hex')}`;
}
