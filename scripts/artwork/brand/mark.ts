/** The coin as a small vector mark, and the kawung tile: the brand's pictures that stay SVG. */

import { type Petal, type Point, petal, petalPath, polar } from './petals.ts';

const diagonals = [0.125, 0.375, 0.625, 0.875];
const petals = diagonals.map((turn) => petal(polar(1.5, turn), polar(24, turn), 0.6));
const outline = paths(petals);

/** For the bar and the bot's avatar, 36 pixels and up: rim, faceted petals, pearls. */
export function coinMark(): string {
  const pearls = [0, 0.25, 0.5, 0.75].map((turn) => polar(15.5, turn));
  return disc(
    `<circle r="27" fill="url(#f)" stroke="#7a400e" stroke-width=".7"/>` +
      `<path fill="#a5651a" stroke="#6b350a" stroke-width="1.6" stroke-linejoin="round" d="${outline}"/>` +
      `<path fill="#fff0c4" d="${petals.map(litFacet).join('')}"/>` +
      `<g fill="#6b350a">${dots([[0, 0], ...pearls], 2)}</g>`,
  );
}

/** For the browser's tab, 16 pixels and up: nothing finer than a pixel there. */
export function favicon(): string {
  const bold = petals.map((one) => ({ ...one, width: one.width * 1.15 }));
  return disc(`<circle r="28" fill="url(#f)"/><path fill="#5e2d06" d="${paths(bold)}"/>`);
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

/** The half of a raised petal that faces the light from the upper left. */
function litFacet({ from, to, width }: Petal): string {
  const whole = petalPath({ from, to, width });
  const [, first = '', second = ''] = whole.split('A');
  const upper = to[0] * to[1] < 0 ? to[0] > 0 : to[0] > 0;
  return upper ? `M${from.join(' ')}A${first}Z` : `M${to.join(' ')}A${second}`;
}

function paths(all: Petal[]): string {
  return all.map(petalPath).join('');
}

function dots(points: Point[], radius: number): string {
  return points.map(([x, y]) => `<circle cx="${x.toFixed(2)}" cy="${y.toFixed(2)}" r="${radius}"/>`).join('');
}
