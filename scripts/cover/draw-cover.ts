import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderAsync } from '@resvg/resvg-js';
import { type Font, fitted, fontFor, outlineOf } from '../brand/letters.ts';
import { cached, sha256 } from '../cached.ts';
import { fontsFor, withoutLetters } from '../content/fonts-for.ts';
import { runContent } from '../content/run-content.ts';
import { typesetter } from '../cv/typeset.ts';
import { drawing } from '../fill.ts';
import looks from './colors.json' with { type: 'json' };

type CoverText = {
  kind: 'mobile' | 'website';
  id: string;
  title: string;
  /** Logos are files of `public/`. */
  technologies: readonly { src: string; name: string }[];
};

/** Ordered so that neighbors differ most. The ink has a contrast of at least 4.5:1. */
type Look = (typeof looks)[number];

/** Part of the cache key: raise it when the design changes. */
const design = 5;
let reading: ReturnType<typeof runContent> | undefined;

/** Draws a cover for a record without a picture, if the cache lacks it, and returns its path. */
export async function coverFile(contentDir: string, folder: string): Promise<string> {
  reading ??= runContent(contentDir);
  const { validRecords } = await reading;
  // In development the record may change later.
  reading = undefined;
  const record = validRecords().find(([name]) => name === folder)?.[1];
  if (!record) throw new Error(`${folder} has no valid record.`);
  const { kind, id, title, technologies } = record;
  // A newly installed font may draw letters that were missing.
  const { missing } = await fontsFor(title);
  const key = sha256(JSON.stringify([design, kind, id, title, technologies, missing])).slice(0, 8);
  const file = join('.cache/drawn', `${kind}-${id}-${key}.png`);
  await cached(file, () => drawCover({ kind, id, title, technologies }));
  return file;
}

/** A PNG of 1600 × 1000 pixels. The id determines the colors, so that neighbors differ and a cover never changes. */
export async function drawCover({ kind, id, title, technologies }: CoverText): Promise<Buffer> {
  const { compiler, missing, set } = await typesetter([title]);
  const text = withoutLetters(missing, title);
  const font = await fontFor(text);
  const seed = seedOf(kind, id);
  const { light, base, shade, ink, cloth, motif } = looks[seed % looks.length] as Look;
  const width = kind === 'mobile' ? 420 : 396;
  const height = technologies.length > 0 ? 300 : 396;
  const isMirrored = /^\P{L}*[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(text);
  const mirror = isMirrored ? 'transform="translate(800 0) scale(-1 1)"' : '';
  const letter = (size: number) =>
    `<g ${isMirrored ? 'transform="scale(-1 1)"' : ''}>${initial(text, cloth, font, size)}</g>`;
  const letterOn = (name: string, size: number, values = {}) =>
    drawing(name, import.meta.url, { cloth, motif, letter: letter(size), ...values });
  const logos = technologies
    .slice(0, 4)
    .map((one, at) => logo(one, isMirrored ? 722 - 64 * at : 78 + 64 * at));
  const dir = isMirrored ? 'rtl' : 'ltr';
  const lines = compiler.plainSvg(set('title.typ', { title, width, height, ink, dir }));
  const svg = drawing('cover.svg', import.meta.url, {
    ...{ light, base, shade, mirror, logos: logos.join('') },
    ground: kawung('ground', ink, 'scale(1.05)'),
    pattern: kawung('cloth', motif, `scale(${seed % 3 === 0 ? 0.8 : 0.62}) rotate(${seed % 2 ? 45 : 0})`),
    device:
      kind === 'mobile'
        ? letterOn('phone.svg', 56)
        : letterOn('browser.svg', 78, { turn: seed % 2 ? 5 : -6 }),
    title: image(lines, isMirrored ? 748 - width : 52, 55, width, height),
  });
  return (await renderAsync(svg)).asPng();
}

function image(svg: string, x: number, y: number, width: number, height: number): string {
  const source = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
  return `<image x="${x}" y="${y}" width="${width}" height="${height}" href="${source}"/>`;
}

const flower = [0, 90, 180, 270]
  .map((turn) => `<path d="M5 5A39 39 0 0 1 37 37A39 39 0 0 1 5 5Z" transform="rotate(${turn} 40 40)"/>`)
  .join('');

/** The batik motif: four petals around a seed, each with two seeds of its own. */
function kawung(id: string, color: string, transform: string): string {
  return drawing('kawung.svg', import.meta.url, { id, color, transform, flower });
}

function initial(text: string, color: string, font: Font, size: number): string {
  const [letter] = [...new Intl.Segmenter().segment(text)];
  const outline = letter && outlineOf(letter.segment.toUpperCase(), 'font-size="100"', font);
  if (!outline) return `<g fill="${color}" transform="scale(${size / 80}) translate(-40 -40)">${flower}</g>`;
  return `<path fill="${color}" d="${outline.path}" transform="${fitted(outline, size, size * 0.86)}"/>`;
}

function logo({ src }: { src: string }, x: number): string {
  const painted = readFileSync(join('public', src), 'utf8').replaceAll('currentColor', '#181C31');
  return `<circle cx="${x}" cy="422" r="26" fill="#FFFDF7"/>${image(painted, x - 15, 407, 30, 30)}`;
}

/** Consecutive ids give consecutive seeds; other ids are hashed. */
function seedOf(kind: CoverText['kind'], id: string): number {
  const own = /^\d{1,6}$/.test(id)
    ? Number(id)
    : [...id].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7);
  return kind === 'mobile' ? own + 4 : own;
}
