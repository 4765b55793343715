import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Resvg, type ResvgRenderOptions } from '@resvg/resvg-js';
import subsetFont from 'subset-font';
import { fontsFor } from '../vite/fonts-for.ts';

/** Path data and its box. */
export type Outline = { path: string; box: { x: number; y: number; width: number; height: number } };

export type Font = NonNullable<ResvgRenderOptions['font']>;

/** The fonts for a text, as files that the renderer can read. The system's fonts provide letters that no package has. */
export async function fontFor(text: string): Promise<Font> {
  const { fonts, missing } = await fontsFor(text);
  const folder = await mkdtemp(join(tmpdir(), 'brand-'));
  const boldest = fonts.filter(({ name, weight }, at) => weight === 800 || fonts[at + 1]?.name !== name);
  const fontFiles = boldest.map(async ({ data }, at) => {
    const file = join(folder, `${at}.ttf`);
    await writeFile(file, await subsetFont(Buffer.from(data as Buffer), text, { targetFormat: 'truetype' }));
    return file;
  });
  return {
    fontFiles: await Promise.all(fontFiles),
    loadSystemFonts: missing !== '',
    defaultFontFamily: 'Plus Jakarta Sans ExtraBold',
  };
}

/**
 * Shapes a text as a browser would, in any script.
 *
 * @param style attributes of its `<text>` element
 * @returns path data with its box, or undefined when no font has the letters
 */
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
