import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderAsync } from '@resvg/resvg-js';
import { escaped, type Font, fitted, fontFor, outlineOf } from '../brand/letters.ts';
import { fontsFor, withoutLetters } from '../content/fonts-for.ts';
import looks from './colors.json' with { type: 'json' };

export type CoverText = {
  kind: 'mobile' | 'website';
  id: string;
  title: string;
  /** Logos are files of `public/`. */
  technologies: readonly { src: string; name: string }[];
};

/** Ordered so that neighbors differ most. The ink has a contrast of at least 4.5:1. */
type Look = (typeof looks)[number];

const titleSizes = [96, 82, 70, 60, 52, 45, 39, 34, 30, 26];

/** A PNG of 1600 × 1000 pixels. The id determines the colors, so that neighbors differ and a cover never changes. */
export async function drawCover({ kind, id, title, technologies }: CoverText): Promise<Buffer> {
  const font = {
    ...(await fontFor(title + technologies.map(({ name }) => name).join(''))),
    loadSystemFonts: false,
  };
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
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1000" viewBox="0 0 800 500"><defs>
      <radialGradient id="field" gradientUnits="userSpaceOnUse" cx="176" cy="0" r="800"><stop stop-color="${light}"/><stop offset=".5" stop-color="${base}"/><stop offset="1" stop-color="${shade}"/></radialGradient>
      <linearGradient id="fade" x1="1" y1="0" x2=".25" y2="1"><stop stop-color="#fff" stop-opacity=".12"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></linearGradient>
      <mask id="faded"><path fill="url(#fade)" d="M0 0h800v500H0Z"/></mask>
      <filter id="soft" x="-20%" y="-20%" width="140%" height="150%"><feGaussianBlur stdDeviation="14"/></filter>
      ${kawung('ground', ink, 'scale(1.05)')}${kawung('cloth', motif, `scale(${seed % 3 === 0 ? 0.8 : 0.62}) rotate(${seed % 2 ? 45 : 0})`)}
    </defs>
    <path fill="url(#field)" d="M0 0h800v500H0Z"/><path fill="url(#ground)" mask="url(#faded)" d="M0 0h800v500H0Z"/>
    <g ${mirror}>${kind === 'mobile' ? phone(look, letter(56)) : browserWindow(look, letter(78), seed % 2 ? 5 : -6)}</g>
    ${titleLines(text, width, height, font, `${isMirrored ? 'x="748" text-anchor="end"' : 'x="52"'} fill="${ink}"`)}
    ${technologies
      .slice(0, 4)
      .map((one, at) => logo(one, isMirrored ? 722 - 64 * at : 78 + 64 * at))
      .join('')}
  </svg>`;
  return (await renderAsync(svg, { font })).asPng();
}

const flower = [0, 90, 180, 270]
  .map((turn) => `<path d="M5 5A39 39 0 0 1 37 37A39 39 0 0 1 5 5Z" transform="rotate(${turn} 40 40)"/>`)
  .join('');

/** The batik motif: four petals around a seed, each with two seeds of its own. */
function kawung(id: string, color: string, transform: string): string {
  const seeds = [
    [40, 40],
    [0, 0],
    [80, 0],
    [0, 80],
    [80, 80],
  ].map(([x, y]) => `<circle cx="${x}" cy="${y}" r="3.200"/>`);
  const small = [
    [40, 0],
    [0, 40],
    [80, 40],
    [40, 80],
  ].map(([x, y]) => `<circle cx="${x}" cy="${y}" r="2.200"/>`);
  return `<pattern id="${id}" width="80" height="80" patternUnits="userSpaceOnUse" patternTransform="${transform}"><g fill="${color}">${[flower, ...seeds, ...small].join('')}</g></pattern>`;
}

function phone({ cloth, motif }: Look, letter: string): string {
  return `<g transform="translate(626 292) rotate(8)">
    <rect x="-118" y="-230" width="236" height="496" rx="36" fill="#140C04" fill-opacity=".5" filter="url(#soft)"/>
    <rect x="-118" y="-248" width="236" height="496" rx="36" fill="#10131F"/>
    <rect x="-117" y="-247" width="234" height="494" rx="35" fill="none" stroke="#4A4F66"/>
    <rect x="-110.500" y="-240.500" width="221" height="481" rx="29" fill="${cloth}"/>
    <rect x="-110.500" y="-240.500" width="221" height="481" rx="29" fill="url(#cloth)"/>
    <rect x="-64" y="-114" width="128" height="128" rx="36" fill="${cloth}"/>
    <rect x="-54" y="-104" width="108" height="108" rx="28" fill="${motif}"/>
    <rect x="-50" y="-100" width="100" height="100" rx="24.500" fill="none" stroke="${cloth}" stroke-width="2"/>
    <g transform="translate(0 -50)">${letter}</g>
    <circle cy="-225" r="6.500" fill="#0A0C14"/>
  </g>`;
}

function browserWindow({ cloth, motif }: Look, letter: string, turn: number): string {
  const lights = ['#E5695E', '#E6B450', '#5FB287'].map(
    (color, at) => `<circle cx="${19 + at * 14}" cy="15" r="4.500" fill="${color}"/>`,
  );
  return `<g transform="rotate(${turn} 760 280) translate(488 84)">
    <rect y="15" width="560" height="400" rx="14" fill="#140C04" fill-opacity=".5" filter="url(#soft)"/>
    <clipPath id="window"><rect width="560" height="400" rx="14"/></clipPath>
    <g clip-path="url(#window)"><path fill="#F1EADB" d="M0 0h560v30H0Z"/>${lights.join('')}<rect x="84" y="7" width="390" height="16" rx="8" fill="#FFFDF7"/>
      <path fill="${cloth}" d="M0 30h560v370H0Z"/><path fill="url(#cloth)" d="M0 30h560v370H0Z"/></g>
    <g transform="translate(166 206)"><circle r="92" fill="${cloth}"/><circle r="82" fill="${motif}"/><circle r="76" fill="none" stroke="${cloth}" stroke-width="2.500"/>${letter}</g>
    <rect x=".5" y=".5" width="559" height="399" rx="13.500" fill="none" stroke="#181C31" stroke-opacity=".16"/>
  </g>`;
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
