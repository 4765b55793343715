/**
 * The kit that every picture of this site is drawn with: covers, gallery screens, coin, portrait, icons.
 *
 * A scene is a page of HTML and SVG that becomes one PNG. `npm run artwork` draws them all,
 * `npm run artwork rain sun-2` those whose file name contains one of the words.
 *
 * Write one in a folder `scenes` here or below; the file is found by itself. The sample's own are in `sample/`.
 *
 *     export const scenes: Scene[] = [
 *       cover('mobile-2-rain-diary', { field: 'primary', body: phone({ screen: month, width: 360, x: 220, y: 60 }) }),
 *       screen('rain-diary-1', calendar),
 *       { file: 'coin-front.png', width: 400, height: 400, scale: 2, html: page({ width: 400, height: 400, body: coin }) },
 *     ];
 *
 * Around this file: `palette.ts` (colours), `styles.ts` (classes and type styles), `icon.ts` (Lucide icons as SVG),
 * `kawung.ts` (the batik pattern), `frames.ts` (phone, browser window, tablet), `parts.ts` (status bar, tab bar,
 * avatar), `charts.ts`.
 *
 * Arabic is set in Noto Naskh Arabic, which must be installed (Debian: `fonts-noto-core`) to redraw those scenes.
 * The drawn masters are kept in the repository, so nothing else needs it.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { kawungLayer } from './kawung.ts';
import { type FieldName, fields, palette } from './palette.ts';
import { styles } from './styles.ts';

export type Scene = {
  /** Where the PNG goes, from `src/content/pictures`; a path beginning with `public/` counts from the root. */
  file: string;
  /** CSS pixels. */
  width: number;
  /** CSS pixels. */
  height: number;
  /** Device pixels for each CSS pixel. */
  scale: number;
  /** A whole document. Where it paints nothing the PNG is transparent. */
  html: string;
};

/** A project's cover, 800×500: its colour as the field, a faint kawung, and on it the frames in `body`. */
export function cover(name: string, { field, body }: { field: FieldName; body: string }): Scene {
  const { background, pattern, shadow } = fields[field];
  return {
    file: `covers/${name}.png`,
    width: 800,
    height: 500,
    scale: 2,
    html: page({
      width: 800,
      height: 500,
      background,
      body: `<style>body{--shadow:${shadow}}</style>${kawungLayer({ color: pattern, size: 84 })}${body}`,
    }),
  };
}

/** A gallery screen, 390×844, without a device around it: the page adds the frame. */
export function screen(name: string, body: string): Scene {
  return {
    file: `galleries/${name}.png`,
    width: 390,
    height: 844,
    scale: 2,
    html: page({ width: 390, height: 844, body }),
  };
}

/** The document around a scene: fonts, palette as custom properties, and the classes of `styles.ts`. */
export function page({
  width,
  height,
  background = 'transparent',
  body,
}: {
  width: number;
  height: number;
  background?: string;
  body: string;
}): string {
  const tokens = Object.entries(palette).map(([name, value]) => `--${name}:${value};`);
  return `<!doctype html><html lang="id"><head><meta charset="utf-8"><style>
${fontFaces}
:root{${tokens.join('')}}
${styles}
body{width:${width}px;height:${height}px;background:${background}}
</style></head><body>${body}</body></html>`;
}

const fontFaces = ['latin', 'latin-ext'].map(fontFace).join('\n');

// A page set from a string has no origin, and so may not read files: the fonts travel inside it.
function fontFace(subset: string): string {
  const file = createRequire(import.meta.url).resolve(
    `@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-${subset}-wght-normal.woff2`,
  );
  const range =
    subset === 'latin' ? 'U+0000-00FF,U+2000-206F,U+20AC,U+2190-2193,U+2212' : 'U+0100-02AF,U+1E00-1EFF';
  return `@font-face{font-family:"Plus Jakarta Sans";font-weight:200 800;unicode-range:${range};src:url(data:font/woff2;base64,${readFileSync(file).toString('base64')})}`;
}
