import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { renderAsync } from '@resvg/resvg-js';
import { type CSSProperties, createElement, type ReactNode } from 'react';
import satori, { type SatoriOptions } from 'satori';
import type { ProjectKind } from '../../src/lib/paths.ts';
import { fontsFor } from '../vite/fonts-for.ts';
import { batikPattern } from './batik.ts';
import { type Colors, colors } from './colors.ts';
import { browserWindow, phone } from './device.ts';

export type CoverText = {
  kind: ProjectKind;
  id: string;
  title: string;
  /** Logos are files of `public/`. */
  technologies: readonly { src: string; name: string }[];
};
type Fonts = SatoriOptions['fonts'];

const size = { width: 800, height: 500 };
const kinds = { mobile: 'Mobile app', website: 'Website' };
const titleSizes = [96, 82, 70, 60, 52, 45, 39, 34];

/**
 * Draws the cover of a project without a picture: its title in large type, its logos, and a device whose screen is a batik
 * cloth with its initial. The id determines colors, cloth and layout, so that neighbors differ and a cover never changes.
 *
 * @returns a PNG of 1600 × 1000 pixels
 */
export async function drawCover(cover: CoverText): Promise<Buffer> {
  const { fonts, missing } = await fontsFor(`${drawable(cover.title)}${Object.values(kinds).join('')}`);
  const seed = seedOf(cover);
  const look = colors[seed % colors.length] as Colors;
  const title = withoutLetters(missing, drawable(cover.title)) || kinds[cover.kind];
  const { layout, fontSize } = await layoutFor(cover, title, seed, fonts);
  const initial = await initialOf(title, fonts);
  const device = layout.device(look, seed * 5 + Math.floor(seed / 30), initial);
  const text = await satori(await textLayer(cover, title, look, layout, fontSize), { ...size, fonts });
  const [light, base, shade] = look.field;
  const [line, opacity] = look.watermark;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="1600" height="1000" viewBox="0 0 800 500">
    <defs>
      <radialGradient id="field" gradientUnits="userSpaceOnUse" cx="176" cy="0" r="800"><stop stop-color="${light}"/><stop offset=".5" stop-color="${base}"/><stop offset="1" stop-color="${shade}"/></radialGradient>
      <linearGradient id="fade" x1="1" y1="0" x2=".25" y2="1"><stop stop-color="#fff" stop-opacity="${opacity}"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></linearGradient>
      <mask id="faded"><rect width="800" height="500" fill="url(#fade)"/></mask>
      <filter id="soft" x="-20%" y="-20%" width="140%" height="150%"><feGaussianBlur stdDeviation="24"/></filter>
      ${batikPattern('ground', 0, { motif: line, thread: line, scale: 1.05 })}
    </defs>
    <rect width="800" height="500" fill="url(#field)"/>
    <rect width="800" height="500" fill="url(#ground)" mask="url(#faded)"/>
    ${device}${text}
  </svg>`;
  return (await renderAsync(svg, { font: { loadSystemFonts: false } })).asPng();
}

type Layout = {
  /** The position of the text. */
  text: { left: number; top: number; width: number; height: number };
  /** The position of the logos: under the title, or at the end of the line above it. */
  logos: 'under' | 'above';
  device: (look: Colors, motif: number, initial: Initial) => string;
};
type Initial = NonNullable<Parameters<typeof phone>[2]['initial']>;
type Place = Parameters<typeof phone>[1];

const beside = { left: 52, top: 52, width: 396, height: 396 };

const wide = windowLayout(
  { left: 52, top: 44, width: 696, height: 212 },
  { x: 70, y: 272, width: 660, turn: 0, sign: [0.5, 0.34] },
);
const layouts: Record<ProjectKind, readonly Layout[]> = {
  website: [
    windowLayout(beside, { x: 482, y: 96, width: 560, turn: -7, sign: [0.32, 0.46] }),
    wide,
    windowLayout(beside, { x: 494, y: 46, width: 600, turn: 6, sign: [0.3, 0.46] }),
  ],
  mobile: [
    phoneLayout({ ...beside, width: 430 }, [{ x: 508, y: 44, width: 236, turn: 8 }]),
    phoneLayout({ ...beside, width: 372 }, [
      { x: 592, y: 118, width: 212, turn: 9 },
      { x: 464, y: 52, width: 212, turn: -5 },
    ]),
    phoneLayout({ ...beside, width: 396 }, [{ x: 508, y: 60, width: 250, turn: -7 }]),
  ],
};

function windowLayout(text: Layout['text'], place: Place): Layout {
  return {
    text,
    logos: text.width > 500 ? 'above' : 'under',
    device: (look, motif, initial) => browserWindow('window', place, { colors: look, motif, initial }),
  };
}

/** The front phone is the last; those behind show other cloths only. */
function phoneLayout(text: Layout['text'], places: Place[]): Layout {
  return {
    text,
    logos: 'under',
    device: (look, motif, initial) =>
      places
        .map((place, n) => {
          const behind = places.length - 1 - n;
          return phone(`phone-${n}`, place, {
            colors: look,
            motif: motif + behind,
            initial: behind ? undefined : initial,
          });
        })
        .join(''),
  };
}

/** The layout for a seed, or the wide one if its title is much larger. */
async function layoutFor(cover: CoverText, title: string, seed: number, fonts: Fonts) {
  const layout = layouts[cover.kind][seed % 3] as Layout;
  const fontSize = await titleSize(title, layout, cover, fonts);
  if (cover.kind === 'mobile' || fontSize >= 58) return { layout, fontSize };
  const wideSize = await titleSize(title, wide, cover, fonts);
  return wideSize > fontSize ? { layout: wide, fontSize: wideSize } : { layout, fontSize };
}

async function textLayer(cover: CoverText, title: string, look: Colors, layout: Layout, fontSize: number) {
  const { text } = layout;
  const eyebrow = box(
    { fontSize: 19, fontWeight: 800, letterSpacing: 3.6, color: look.eyebrow, lineHeight: 1 },
    title === kinds[cover.kind] ? '' : kinds[cover.kind].toUpperCase(),
  );
  const logos = box({ gap: 12 }, ...(await Promise.all(cover.technologies.slice(0, 4).map(logo))));
  const name = box({ ...titleStyle(fontSize), width: text.width, color: look.text }, title);
  const column: CSSProperties = { position: 'absolute', ...text, flexDirection: 'column' };
  if (layout.logos === 'above') {
    const line: CSSProperties = { height: 52, alignItems: 'center', justifyContent: 'space-between' };
    return box({ ...column, gap: 8 }, box(line, eyebrow, logos), name);
  }
  return box(
    { ...column, justifyContent: 'space-between' },
    box({ flexDirection: 'column', gap: 20 }, eyebrow, name),
    logos,
  );
}

function titleStyle(fontSize: number): CSSProperties {
  return {
    fontSize,
    fontWeight: 800,
    lineHeight: 1.06,
    letterSpacing: -0.035 * fontSize,
    wordBreak: 'break-word',
    lineClamp: 5,
  };
}

/** The largest size at which the title fits without breaking a word, otherwise a smaller one that breaks words. */
async function titleSize(
  title: string,
  { text, logos }: Layout,
  cover: CoverText,
  fonts: Fonts,
): Promise<number> {
  const height = text.height - (logos === 'above' ? 60 : 40 + (cover.technologies.length > 0 ? 80 : 0));
  const longest = title.split(/[\s-]+/).reduce((a, b) => (b.length > a.length ? b : a), '');
  const isTall = async (fontSize: number) => (await heightOf(title, fontSize, text.width, fonts)) <= height;
  for (const fontSize of titleSizes) {
    const isWhole = (await heightOf(longest, fontSize, text.width, fonts)) < fontSize * 1.5;
    if (isWhole && (await isTall(fontSize))) return fontSize;
  }
  for (const fontSize of titleSizes.slice(5)) if (await isTall(fontSize)) return fontSize;
  return titleSizes.at(-1) ?? 0;
}

async function heightOf(text: string, fontSize: number, width: number, fonts: Fonts): Promise<number> {
  const svg = await satori(box({ ...titleStyle(fontSize), width, color: '#000' }, text), { width, fonts });
  return Number(/height="([\d.]+)"/.exec(svg)?.[1]);
}

async function logo({ src, name }: { src: string; name: string }) {
  const svg = await readFile(join('public', src), 'utf8').catch(() => undefined);
  const disc: CSSProperties = {
    width: 52,
    height: 52,
    borderRadius: 26,
    alignItems: 'center',
    justifyContent: 'center',
    backgroundColor: '#FFFDF7',
    color: '#181C31',
    fontSize: 24,
    fontWeight: 800,
  };
  if (!svg) return box({ ...disc }, name.slice(0, 1));
  const painted = svg.replaceAll('currentColor', '#181C31');
  const data = `data:image/svg+xml;base64,${Buffer.from(painted).toString('base64')}`;
  return box(disc, createElement('img', { src: data, width: 30, height: 30 }));
}

async function initialOf(title: string, fonts: Fonts): Promise<Initial> {
  const [letter = ''] = new Intl.Segmenter().segment(title)[Symbol.iterator]().next().value?.segment ?? '';
  const side = 100;
  const style: CSSProperties = {
    width: side,
    height: side,
    alignItems: 'center',
    justifyContent: 'center',
    fontSize: 62,
    fontWeight: 800,
    color: '#010203',
  };
  const drawn = await satori(box(style, letter.toUpperCase()), { width: side, height: side, fonts });
  return (x, y, width, color) =>
    drawn
      .replace('<svg ', `<svg x="${x - width / 2}" y="${y - width / 2}" `)
      .replace(/width="\d+" height="\d+" viewBox/, `width="${width}" height="${width}" viewBox`)
      .replaceAll('#010203', color);
}

function box(style: CSSProperties, ...children: ReactNode[]) {
  return createElement('div', { style: { display: 'flex', ...style } }, ...children);
}

/** Removes emoji, which no font of the site has. */
function drawable(title: string): string {
  const plain = title
    .replace(/\p{Extended_Pictographic}|\u200d|\ufe0f|\p{Emoji_Modifier}/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
  return plain || title;
}

/** Removes letters that no installed font has. The build names the package to install. */
function withoutLetters(missing: string, text: string): string {
  const kept = [...text].filter((letter) => !missing.includes(letter));
  return kept.join('').replace(/\s+/g, ' ').trim();
}

/** Consecutive ids give consecutive seeds; other ids are hashed. */
function seedOf({ kind, id }: CoverText): number {
  const own = /^\d{1,6}$/.test(id)
    ? Number(id)
    : [...id].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7);
  return kind === 'mobile' ? own + 4 : own;
}
