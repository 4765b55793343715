import { readFileSync } from 'node:fs';
import { Resvg } from '@resvg/resvg-js';
import type { Owner } from '../../src/content/schema/owner.ts';
import { drawing } from '../fill.ts';
import { coinBack, coinFront } from './coin.ts';
import { fitted, fontFor, type Outline, outlineOf } from './letters.ts';

const paper = '#FAF6EC';

/** Draws the coin and the icons with an owner's monogram and inscription: contents by path in the repository. */
export async function brandFiles({ monogram, inscription = '' }: Pick<Owner, 'monogram' | 'inscription'>) {
  const text = inscription.toUpperCase();
  const font = await fontFor(monogram + text);
  const letters = outlineOf(monogram, 'font-size="100"', font);
  const around = outlineOf(text, 'font-size="63" letter-spacing="16"', font);
  const flower = readFileSync('public/coin.svg', 'utf8');
  const small = letters ? mark(letters, 'small') : flower;
  const large = letters ? mark(letters, 'large') : flower;
  return new Map<string, string | Buffer>([
    ['src/content/pictures/coin-front.png', await coinFront(letters, font)],
    ['src/content/pictures/coin-back.png', await coinBack(text, around, font)],
    ['public/favicon.svg', small],
    ['public/favicon.ico', ico(icon(small, 32))],
    ['public/apple-touch-icon.png', icon(large, 180, 18)],
    ['public/icon-192.png', icon(large, 192)],
    ['public/icon-512.png', icon(large, 512)],
    // The safe zone of a maskable icon is the inner 80 %.
    ['public/icon-maskable-512.png', icon(large, 512, 72)],
  ]);
}

/** A portrait for an owner without one: the monogram on indigo kawung, 800 × 800 pixels. */
export async function drawPortrait(monogram: string): Promise<Buffer> {
  const letters = outlineOf(monogram, 'font-size="100"', await fontFor(monogram));
  const cloth = readFileSync('public/kawung.svg').toString('base64');
  const glyph = letters
    ? `<path fill="#FFF8E6" d="${letters.path}" transform="${fitted(letters, 220, 170)}"/>`
    : '';
  return draw(drawing('portrait.svg', import.meta.url, { cloth, glyph }));
}

/** The small one is legible at 16 pixels. */
function mark(letters: Outline, size: 'small' | 'large'): string {
  const [face, width, height] = size === 'small' ? [29, 42, 33] : [27.5, 33, 26];
  const glyph = (attributes: string) =>
    `<g ${attributes}><path d="${letters.path}" transform="${fitted(letters, width, height)}"/></g>`;
  const pearls = `<circle r="24.6" fill="none" stroke="#8a4b12" stroke-width="1.400" stroke-linecap="round" stroke-dasharray="0 ${(2 * Math.PI * 24.6) / 24}"/>`;
  const detail = size === 'large' ? pearls + glyph('fill="#fff0c4" transform="translate(.6 .8)"') : '';
  return `${drawing('mark.svg', import.meta.url, { face, detail, letter: glyph('fill="#6b350a"') })}\n`;
}

function icon(svg: string, size: number, margin = 0): Buffer {
  const inner = size - 2 * margin;
  const ground = margin ? `<path fill="${paper}" d="M0 0h${size}v${size}H0Z"/>` : '';
  const placed = svg.replace('<svg ', `<svg x="${margin}" y="${margin}" width="${inner}" height="${inner}" `);
  return draw(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">${ground}${placed}</svg>`,
  );
}

function draw(svg: string): Buffer {
  return new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng();
}

/** One PNG in the container of an ICO file: a 6-byte header, a 16-byte entry, the picture. */
function ico(png: Buffer): Buffer {
  const header = Buffer.from([0, 0, 1, 0, 1, 0, 32, 32, 0, 0, 1, 0, 32, 0, 0, 0, 0, 0, 22, 0, 0, 0]);
  header.writeUInt32LE(png.length, 14);
  return Buffer.concat([header, png]);
}
