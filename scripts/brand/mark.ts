/** The vector images of the brand: the coin mark and the kawung tile. */

import { type Petal, type Point, petal, petalPath, polar } from './petals.ts';

/** For the bar and the bot's avatar, from 36 pixels: four petals cut into the gold. */
export function coinMark(): string {
  const outline = flower(24.5, 0.43);
  const pearls = [0, 0.25, 0.5, 0.75].map((turn) => polar(17, turn));
  const cuts = `<path d="${outline}"/>${dots([[0, 0], ...pearls], 1.9)}`;
  return disc(
    `<circle r="27.5" fill="url(#f)" stroke="#7a400e" stroke-opacity=".7" stroke-width=".8"/>` +
      `<g fill="#fff0c4" transform="translate(.6 .8)">${cuts}</g><g fill="#6b350a">${cuts}</g>`,
  );
}

/**
 * The coin with the owner's initial, for browser tabs and home screens.
 *
 * @param letter path data in a square of 100 × 100
 * @param size `small` from 16 pixels, without fine detail
 */
export function initialMark(letter: string, size: 'small' | 'large'): string {
  const glyph = (fill: string, at: number, scale: number) =>
    `<path fill="${fill}" transform="translate(${at} ${at}) scale(${scale}) translate(-50 -50)" d="${letter}"/>`;
  if (size === 'small') return disc(`<circle r="29" fill="url(#f)"/>${glyph('#5e2d06', 0, 0.62)}`);
  const pearls = Array.from({ length: 24 }, (_, n) => polar(24.8, n / 24));
  return disc(
    `<circle r="27.5" fill="url(#f)" stroke="#7a400e" stroke-opacity=".7" stroke-width=".8"/><g fill="#8a4b12">${dots(pearls, 0.7)}</g>` +
      `${glyph('#fff0c4', 0.6, 0.48)}${glyph('#6b350a', 0, 0.48)}`,
  );
}

/** One repeating tile, 84 by 84: kawung in gold lines, for backgrounds and masks. */
export function kawungTile(): string {
  const corners: Point[] = [
    [0, 0],
    [84, 0],
    [0, 84],
    [84, 84],
  ];
  const sides: Point[] = [
    [42, 0],
    [84, 42],
    [42, 84],
    [0, 42],
  ];
  const leaves = corners.map((corner) => petal([42, 42], corner, 0.48, 5.5));
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="84" height="84" viewBox="0 0 84 84">` +
    `<g opacity=".4"><path fill="none" stroke="#C98A2B" stroke-width="1.2" stroke-linejoin="round" d="${paths(leaves)}"/>` +
    `<g fill="#C98A2B">${dots([[42, 42], ...corners], 2.4)}${dots(sides, 1.5)}</g></g></svg>\n`
  );
}

function disc(face: string): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-32 -32 64 64"><defs>` +
    `<linearGradient id="r" x2=".75" y2="1"><stop stop-color="#fff0c4"/><stop offset=".5" stop-color="#c98a2b"/><stop offset="1" stop-color="#7a400e"/></linearGradient>` +
    `<radialGradient id="f" cx=".34" cy=".26" r=".95"><stop stop-color="#fbe7b4"/><stop offset=".42" stop-color="#e5b356"/><stop offset="1" stop-color="#b97521"/></radialGradient>` +
    `</defs><circle r="32" fill="url(#r)"/>${face}</svg>\n`
  );
}

/** Path data of four petals on the diagonals, which end at the radius `reach`. */
function flower(reach: number, width: number): string {
  return paths(
    [0.125, 0.375, 0.625, 0.875].map((turn) => petal(polar(1.2, turn), polar(reach, turn), width)),
  );
}

function paths(all: Petal[]): string {
  return all.map(petalPath).join('');
}

function dots(points: Point[], radius: number): string {
  return points.map(([x, y]) => `<circle cx="${x.toFixed(2)}" cy="${y.toFixed(2)}" r="${radius}"/>`).join('');
}
