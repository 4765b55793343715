import { readFile } from 'node:fs/promises';
import { renderAsync } from '@resvg/resvg-js';
import sharp from 'sharp';
import { drawing } from '../fill.ts';
import { escaped, type Font, fitted, type Outline } from './letters.ts';

type Relief = {
  blank: string;
  /** The part with letters. `moat` smooths the engraving around them. */
  area: readonly [x: number, y: number, width: number, height: number];
  bevel: number;
  rise: number;
  moat: number;
};
const front: Relief = {
  blank: 'blank-front.webp',
  area: [-200, -200, 400, 400],
  bevel: 7.5,
  rise: 18,
  moat: 5,
};
const back: Relief = {
  blank: 'blank-back.webp',
  area: [-360, -360, 720, 420],
  bevel: 3.2,
  rise: 12,
  moat: 2,
};

export function coinFront(monogram: Outline | undefined, font: Font): Promise<Buffer> {
  const letters = monogram ? `<path d="${monogram.path}" transform="${fitted(monogram, 290, 246)}"/>` : '';
  return stamp(front, letters, font);
}

/** @param measured the inscription's outline at 63 units, with letters 16 apart */
export function coinBack(text: string, measured: Outline | undefined, font: Font): Promise<Buffer> {
  const { y, width, height } = measured?.box ?? { y: 0, width: 1, height: 0 };
  const scale = Math.min(1, 700 / width);
  const radius = 308 + (y + height / 2) * scale;
  const middle = Math.PI * radius + 8 * scale;
  const letters = `<path id="arc" fill="none" stroke="none" d="M-.01 ${radius}A${radius} ${radius} 0 1 1 .01 ${radius}"/>
    <text font-size="${63 * scale}" font-weight="800" letter-spacing="${16 * scale}" text-anchor="middle" stroke-width="2"><textPath href="#arc" startOffset="${middle}">${escaped(text)}</textPath></text>`;
  return stamp(back, letters, font);
}

const gold = ['3f1c05', '6b370b', '93560f', 'b57428', 'cf9235', 'e2ae52', 'f0c878', 'f9e0a2', 'fff8e2'];

/** Lights the blurred letters as a relief on the blank, in gold. */
async function stamp({ blank, area, bevel, rise, moat }: Relief, letters: string, font: Font) {
  const [x, y, width, height] = area;
  const cast = await sharp(await readFile(new URL(blank, import.meta.url)))
    .png()
    .toBuffer();
  const table = (from: number) =>
    gold.map((tone) => (Number.parseInt(tone.slice(from, from + 2), 16) / 255).toFixed(3)).join(' ');
  const svg = drawing('relief.svg', import.meta.url, {
    ...{ x, y, width, height, bevel, moat, letters, cast: cast.toString('base64') },
    ...{ narrow: bevel / 3, soft: bevel / 4, surface: rise * 2 },
    ...{ red: table(0), green: table(2), blue: table(4) },
  });
  const drawn = await renderAsync(svg, { font });
  return sharp(drawn.asPng())
    .resize(800)
    .png({ palette: true, quality: 100, dither: 0.6, effort: 10 })
    .toBuffer();
}
