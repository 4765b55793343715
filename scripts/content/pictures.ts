import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, dirname, extname, join } from 'node:path';
import sharp, { type AvifOptions, type Sharp } from 'sharp';
import type { PictureSource } from '../../src/lib/paths.ts';
import { cached, sha256 } from '../cached.ts';
import { ContentError } from './content-error.ts';
import { slugOf } from './slug-of.ts';

const cacheDir = '.cache/pictures';

/** The widths in device pixels that the layout uses, and the minimum width of a master. */
const uses = {
  cover: { widths: [400, 800, 1280, 1600, 2000], least: 800 },
  screen: { widths: [300, 600], least: 300 },
  portrait: { widths: [128, 320, 640], least: 400 },
  note: { widths: [400, 800, 1280], least: 400 },
  // Half the usual bytes: the coin is the first picture that a phone loads, and motion hides the loss.
  coin: {
    widths: [400, 520, 640, 800],
    least: 400,
    avif: { quality: 34, effort: 4, chromaSubsampling: '4:2:0' },
  },
} satisfies Record<string, Use>;
type Use = { widths: number[]; least: number; avif?: AvifOptions };

/** Part of the cache key: raise it when the encoder settings change. */
const design = 2;
const mostPixels = 6000 * 6000;

/** Effort 2 takes a tenth of the time of the default for two per cent more bytes. */
const encoders = {
  avif: (image: Sharp, use: Use) => image.avif({ quality: 50, effort: 2, ...use.avif }),
  webp: (image: Sharp) => image.webp({ quality: 76 }),
};
type Format = keyof typeof encoders;

/** Reads a picture and plans its files. Throws ContentError for a broken, too small or too large one. */
export async function preparePicture(file: string): Promise<PictureSource> {
  const use = layoutFor(file);
  const master = await readFile(file).catch(({ code }) => {
    throw new ContentError(`can’t be read (${code}). Save a PNG, JPEG or WebP with this name.`);
  });
  const name = `${nameOf(file)}-${sha256(master, JSON.stringify([use, design])).slice(0, 8)}`;
  const facts = await cached(join(cacheDir, `${name}.json`), async () =>
    Buffer.from(JSON.stringify({ name, ...(await measure(master, use)) })),
  );
  return JSON.parse(facts.toString());
}

/** `cover.jpg` for `cover`, if there is one. Of several, the first by name, as `import.meta.glob` lists them. */
export function pictureNamed(path: string): string | undefined {
  return ['jpeg', 'jpg', 'png', 'webp'].map((ending) => `${path}.${ending}`).find((file) => existsSync(file));
}

function nameOf(file: string): string {
  const name = basename(file, extname(file));
  return slugOf(/^(cover|\d+)$/.test(name) ? `${basename(dirname(file))}-${name}` : name, 'picture');
}

async function measure(master: Buffer, use: Use): Promise<Omit<PictureSource, 'name'>> {
  const broken = () => {
    throw new ContentError('is not a valid image. Save it again as PNG, JPEG or WebP.');
  };
  // Phones store many photographs rotated; the encoders save them upright.
  const isEmpty = master.length === 0;
  const { autoOrient } = isEmpty
    ? broken()
    : await sharp(master, { limitInputPixels: false }).metadata().catch(broken);
  const { width, height } = autoOrient;
  if (width < use.least) {
    throw new ContentError(`is ${width} pixels wide. Use at least ${use.least}.`);
  }
  if (width * height > mostPixels) {
    throw new ContentError(
      `is ${width} × ${height} pixels, which is too large. Save it ${use.widths.at(-1)} pixels wide.`,
    );
  }
  const average = sharp(master).flatten({ background: '#FAF6EC' }).resize(1, 1).raw();
  const pixel = await average.toBuffer().catch(broken);
  // Screenshots of websites are as wide as covers.
  const { widths: wanted } = use === uses.screen && width > height ? uses.cover : use;
  const widths = wanted.filter((candidate) => candidate <= width);
  return { width, height, widths, color: `#${pixel.subarray(0, 3).toString('hex')}` };
}

export type Encoded = { fileName: string; bytes: () => Promise<Buffer> };

/** The files of a picture, as paths below the base. Browsers without AVIF get the largest as WebP. */
export function pictureFiles({ name, widths }: PictureSource, file: string): Encoded[] {
  const fileOf = (width: number, format: Format) => ({
    fileName: `pictures/${name}-${width}.${format}`,
    bytes: () =>
      cached(join(cacheDir, `${name}-${width}.${format}`), () =>
        encoders[format](sharp(file).autoOrient().resize({ width }), layoutFor(file)).toBuffer(),
      ),
  });
  const largest = widths.slice(-1).map((width) => fileOf(width, 'webp'));
  return [...widths.map((width) => fileOf(width, 'avif')), ...largest];
}

function layoutFor(file: string): Use {
  const name = basename(file, extname(file));
  if (basename(dirname(file)) === 'notes') return uses.note;
  if (/^\d+$/.test(name)) return uses.screen;
  if (/^coin/.test(name)) return uses.coin;
  return name === 'portrait' ? uses.portrait : uses.cover;
}
