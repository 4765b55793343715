import { readFile } from 'node:fs/promises';
import { renderAsync } from '@resvg/resvg-js';
import sharp from 'sharp';
import { escaped, type Font, fitted, type Outline } from './letters.ts';

export function coinFront(monogram: Outline | undefined, font: Font): Promise<Buffer> {
  const letters = monogram ? `<path d="${monogram.path}" transform="${fitted(monogram, 290, 246)}"/>` : '';
  return stamp(
    'blank-front.webp',
    letters,
    { area: [-200, -200, 400, 400], bevel: 7.5, rise: 18, moat: 5 },
    font,
  );
}

/** @param measured the inscription's outline at 63 units, with letters 16 apart */
export function coinBack(text: string, measured: Outline | undefined, font: Font): Promise<Buffer> {
  const { y, width, height } = measured?.box ?? { y: 0, width: 1, height: 0 };
  const scale = Math.min(1, 700 / width);
  const radius = 308 + (y + height / 2) * scale;
  const middle = Math.PI * radius + 8 * scale;
  const letters = `<path id="arc" fill="none" stroke="none" d="M-.01 ${radius}A${radius} ${radius} 0 1 1 .01 ${radius}"/>
    <text font-size="${63 * scale}" font-weight="800" letter-spacing="${16 * scale}" text-anchor="middle" stroke-width="2"><textPath href="#arc" startOffset="${middle}">${escaped(text)}</textPath></text>`;
  return stamp(
    'blank-back.webp',
    letters,
    { area: [-360, -360, 720, 420], bevel: 3.2, rise: 12, moat: 2 },
    font,
  );
}

type Area = readonly [x: number, y: number, width: number, height: number];

const gold = ['3f1c05', '6b370b', '93560f', 'b57428', 'cf9235', 'e2ae52', 'f0c878', 'f9e0a2', 'fff8e2'];

/** Lights the blurred letters as a relief on the blank, in gold. `moat` smooths the engraving around them. */
async function stamp(
  blank: string,
  letters: string,
  {
    area: [x, y, width, height],
    bevel,
    rise,
    moat,
  }: { area: Area; bevel: number; rise: number; moat: number },
  font: Font,
): Promise<Buffer> {
  const cast = await sharp(await readFile(new URL(blank, import.meta.url)))
    .png()
    .toBuffer();
  const image = `<image x="-400" y="-400" width="800" height="800" href="data:image/png;base64,${cast.toString('base64')}"`;
  const table = (from: number) =>
    gold.map((tone) => (Number.parseInt(tone.slice(from, from + 2), 16) / 255).toFixed(3)).join(' ');
  const area = `x="${x}" y="${y}" width="${width}" height="${height}" filterUnits="userSpaceOnUse" color-interpolation-filters="sRGB"`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1600" viewBox="-400 -400 800 800"><defs>
    <filter id="smooth" ${area}><feGaussianBlur stdDeviation="7"/></filter>
    <filter id="around" ${area}><feMorphology operator="dilate" radius="${moat}"/><feGaussianBlur stdDeviation="1.500"/></filter>
    <filter id="edge" ${area}><feMorphology operator="dilate" radius="1.500"/><feGaussianBlur stdDeviation="1.200"/></filter>
    <filter id="shade" ${area}><feMorphology operator="dilate" radius="1.500"/><feGaussianBlur stdDeviation="3"/><feOffset dx="3" dy="4"/></filter>
    <filter id="relief" ${area}>
      <feGaussianBlur in="SourceAlpha" stdDeviation="${bevel}" result="wide"/>
      <feGaussianBlur in="SourceAlpha" stdDeviation="${bevel / 3}" result="narrow"/>
      <feComposite in="wide" in2="narrow" operator="arithmetic" k2=".65" k3=".35"/>
      <feComposite in2="SourceAlpha" operator="in" result="height"/>
      <feDiffuseLighting surfaceScale="${rise * 2}" diffuseConstant=".86" result="soft"><feDistantLight azimuth="234" elevation="44"/></feDiffuseLighting>
      <feSpecularLighting in="height" surfaceScale="${rise * 2}" specularExponent="18" specularConstant=".6" result="glint"><feDistantLight azimuth="234" elevation="44"/></feSpecularLighting>
      <feComposite in="soft" in2="glint" operator="arithmetic" k2="1" k3=".6"/>
      <feGaussianBlur stdDeviation="${bevel / 4}"/>
      <feComponentTransfer><feFuncR type="table" tableValues="${table(0)}"/><feFuncG type="table" tableValues="${table(2)}"/><feFuncB type="table" tableValues="${table(4)}"/></feComponentTransfer>
      <feComposite in2="SourceAlpha" operator="in"/>
    </filter>
    <mask id="moat"><g fill="#fff" stroke="#fff" filter="url(#around)">${letters}</g></mask>
    </defs>${image}/>
    <g mask="url(#moat)">${image} filter="url(#smooth)"/></g>
    <g filter="url(#shade)" fill="#5e2400" stroke="#5e2400" opacity=".6">${letters}</g>
    <g filter="url(#edge)" fill="#5e2400" stroke="#5e2400" opacity=".9">${letters}</g>
    <g filter="url(#relief)" stroke="#000">${letters}</g>
  </svg>`;
  const drawn = await renderAsync(svg, { font });
  return sharp(drawn.asPng())
    .resize(800)
    .png({ palette: true, quality: 100, dither: 0.6, effort: 10 })
    .toBuffer();
}
