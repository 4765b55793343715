import { Resvg } from '@resvg/resvg-js';
import { createElement } from 'react';
import satori, { type SatoriOptions } from 'satori';
import { batikPattern } from './batik.ts';

/**
 * Draws the placeholder for a portrait: an initial on indigo kawung.
 *
 * @returns a PNG of 800 × 800 pixels
 */
export async function drawPortrait(monogram: string, fonts: SatoriOptions['fonts']): Promise<Buffer> {
  const style = {
    display: 'flex',
    width: 400,
    height: 400,
    alignItems: 'center',
    justifyContent: 'center',
    fontSize: monogram.length === 1 ? 230 : 160,
    fontWeight: 800,
    color: '#FFF8E6',
  };
  const letter = await satori(createElement('div', { style }, monogram), { width: 400, height: 400, fonts });
  const yarn = { motif: '#FFECC4', thread: '#FFECC4', scale: 1 };
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="800" viewBox="0 0 400 400">
    <defs><radialGradient id="field" cx=".46" cy=".36" r=".9"><stop stop-color="#4A5DBE"/><stop offset=".58" stop-color="#2E3F92"/><stop offset="1" stop-color="#1E2A68"/></radialGradient>${batikPattern('ground', 0, yarn)}</defs>
    <rect width="400" height="400" fill="url(#field)"/><rect width="400" height="400" fill="url(#ground)" opacity=".12"/>${letter}
  </svg>`;
  return new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng();
}
