import { createElement } from 'react';
import satori from 'satori';
import { fontsFor } from '../vite/fonts-for.ts';

/**
 * Draws one letter or two as path data, centered in a square of 100 × 100.
 *
 * @returns undefined when no font has them
 */
export async function letterPath(letters: string): Promise<string | undefined> {
  const style = {
    display: 'flex',
    width: 100,
    height: 100,
    alignItems: 'center',
    justifyContent: 'center',
    fontSize: letters.length === 1 ? 80 : 52,
    fontWeight: 800,
    color: '#010203',
  };
  const { fonts, missing } = await fontsFor(letters);
  if (missing) return undefined;
  const svg = await satori(createElement('div', { style }, letters), { width: 100, height: 100, fonts });
  return /<path fill="#010203" d="([^"]+)"/.exec(svg)?.[1];
}
