import { Resvg, type ResvgRenderOptions } from '@resvg/resvg-js';
import { fontsFor } from '../content/fonts-for.ts';

export type Outline = { path: string; box: { x: number; y: number; width: number; height: number } };

export type Font = NonNullable<ResvgRenderOptions['font']>;

/** The fonts for a text. The system's fonts would differ from machine to machine. */
export async function fontFor(text: string): Promise<Font> {
  const { fonts } = await fontsFor(text);
  return {
    fontFiles: fonts.filter(({ weight }) => weight === 800).map(({ file }) => file),
    loadSystemFonts: false,
    defaultFontFamily: 'Plus Jakarta Sans ExtraBold',
  };
}

/** Shapes a text in any script; undefined when no font has the letters. `style`: attributes of its `<text>`. */
export function outlineOf(text: string, style: string, font: Font): Outline | undefined {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg"><text font-weight="800" ${style}>${escaped(text)}</text></svg>`;
  const drawn = new Resvg(svg, { font });
  const path = [...drawn.toString().matchAll(/<path [^>]*?\bd="([^"]+)"/g)].map(([, data]) => data).join('');
  const box = drawn.getBBox();
  return path && box ? { path, box } : undefined;
}

/** A transform that centers an outline on the origin, as large as fits. */
export function fitted({ box }: Outline, width: number, height: number): string {
  const scale = Math.min(width / box.width, height / box.height);
  return `scale(${scale.toFixed(4)}) translate(${(-box.x - box.width / 2).toFixed(2)} ${(-box.y - box.height / 2).toFixed(2)})`;
}

export function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
