import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderAsync } from '@resvg/resvg-js';
import { escaped, type Font, fitted, fontFor, outlineOf } from '../brand/letters.ts';
import { cached, sha256 } from '../cached.ts';
import { fontsFor, withoutLetters } from '../content/fonts-for.ts';
import { runContent } from '../content/run-content.ts';
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

const titleSizes = [96, 82, 70, 60, 52, 45, 39, 34, 30, 26];

/** Part of the cache key: raise it when the design changes. */
const design = 4;
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
  const font = await fontFor(title + technologies.map(({ name }) => name).join(''));
  const { missing } = await fontsFor(title);
  const text = withoutLetters(missing, title);
  const seed = seedOf(kind, id);
  const look = looks[seed % looks.length] as Look;
  const { light, base, shade, ink, cloth, motif } = look;
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
  const svg = drawing('cover.svg', import.meta.url, {
    ...{ light, base, shade, mirror, logos: logos.join('') },
    ground: kawung('ground', ink, 'scale(1.05)'),
    pattern: kawung('cloth', motif, `scale(${seed % 3 === 0 ? 0.8 : 0.62}) rotate(${seed % 2 ? 45 : 0})`),
    device:
      kind === 'mobile'
        ? letterOn('phone.svg', 56)
        : letterOn('browser.svg', 78, { turn: seed % 2 ? 5 : -6 }),
    title: titleLines(
      text,
      width,
      height,
      font,
      `${isMirrored ? 'x="748" text-anchor="end"' : 'x="52"'} fill="${ink}"`,
    ),
  });
  return (await renderAsync(svg, { font })).asPng();
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

/** The title at the largest size at which it fits without breaking a word, if there is one. */
function titleLines(text: string, width: number, height: number, font: Font, style: string): string {
  const widthOf = (line: string) =>
    outlineOf(line, 'font-size="100" letter-spacing="-3.5" word-spacing="5"', font)?.box.width ?? 0;
  const fits = titleSizes.map((size) => ({ size, lines: wrapped(text, (width / size) * 100, widthOf) }));
  const best =
    fits.find(
      ({ size, lines }) =>
        lines.every((line) => widthOf(line) * size <= width * 100) && lines.length * size * 1.06 <= height,
    ) ?? fits.at(-1);
  return (best?.lines ?? [])
    .slice(0, 9)
    .map((line, at) => {
      const size = best?.size ?? 0;
      return `<text ${style} y="${52 + size * (0.78 + 1.06 * at)}" font-size="${size}" font-weight="800" letter-spacing="${-0.035 * size}" word-spacing="${0.05 * size}">${escaped(line)}</text>`;
    })
    .join('');
}

/** Breaks a text after spaces, hyphens and East Asian characters. */
function wrapped(text: string, width: number, widthOf: (line: string) => number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const part of text.split(/(?<=[\s-])|(?<=[\u3040-\u9fff\uac00-\ud7af])/)) {
    if (line && widthOf((line + part).trim()) > width) {
      lines.push(line.trim());
      line = '';
    }
    line += part;
  }
  return [...lines, line.trim()];
}

function logo({ src, name }: { src: string; name: string }, x: number): string {
  const file = join('public', src);
  const disc = `<circle cx="${x}" cy="422" r="26" fill="#FFFDF7"/>`;
  if (!existsSync(file)) {
    return `${disc}<text x="${x}" y="430" font-size="24" font-weight="800" text-anchor="middle" fill="#181C31">${escaped(name.slice(0, 1))}</text>`;
  }
  const painted = readFileSync(file, 'utf8').replaceAll('currentColor', '#181C31');
  return `${disc}<image x="${x - 15}" y="407" width="30" height="30" href="data:image/svg+xml;base64,${Buffer.from(painted).toString('base64')}"/>`;
}

/** Consecutive ids give consecutive seeds; other ids are hashed. */
function seedOf(kind: CoverText['kind'], id: string): number {
  const own = /^\d{1,6}$/.test(id)
    ? Number(id)
    : [...id].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7);
  return kind === 'mobile' ? own + 4 : own;
}
