/** Lights a height map as polished gold under a soft box from the upper left. */

import { blur } from './relief.ts';

/** The colors of gold from deepest shade to glint, in sRGB. */
const RAMP: ReadonlyArray<readonly [at: number, r: number, g: number, b: number]> = [
  [0, 0x3f, 0x1c, 0x05],
  [0.16, 0x74, 0x3d, 0x0c],
  [0.34, 0xa9, 0x66, 0x1c],
  [0.52, 0xcf, 0x92, 0x35],
  [0.68, 0xe8, 0xb9, 0x5c],
  [0.84, 0xf8, 0xdd, 0x9b],
  [1, 0xff, 0xf8, 0xe2],
];

type Vector = readonly [x: number, y: number, z: number];

const KEY = unit([-0.5, -0.68, 0.75]);
const FILL = unit([0.75, 0.6, 0.35]);
/** Turns slopes of the height map into slopes of the metal. */
const STEEPNESS = 0.62;

/** RGBA pixels of the lit map, opaque; `size` is its side in pixels. */
export function lightAsGold(height: Float32Array, size: number): Uint8Array {
  const pixels = new Uint8Array(size * size * 4);
  const wide = blur(height, size, size / 180);
  const at = (x: number, y: number) =>
    height[Math.min(size - 1, Math.max(0, y)) * size + Math.min(size - 1, Math.max(0, x))] ?? 0;
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      const i = y * size + x;
      const u = (2 * x) / size - 1;
      const v = (2 * y) / size - 1;
      const normal = unit([
        STEEPNESS * (at(x - 1, y) - at(x + 1, y)) + 0.26 * u,
        STEEPNESS * (at(x, y - 1) - at(x, y + 1)) + 0.26 * v,
        1,
      ]);
      const hollow = ((wide[i] ?? 0) - at(x, y)) / (size / 200);
      const light =
        reflected(normal) +
        0.1 * cartwheel(u, v) +
        polish(at(x, y), size) -
        shade(at, x, y, size) -
        clamp(hollow, -0.12, 0.3);
      pixels.set(tone(light), i * 4);
    }
  }
  return pixels;
}

/** Light that a polished surface reflects straight up. */
function reflected([x, y, z]: Vector): number {
  const ray: Vector = [2 * x * z, 2 * y * z, 2 * z * z - 1];
  const key = dot(ray, KEY);
  const fill = Math.max(0, dot(ray, FILL));
  return 0.1 + 0.62 * ((1 + key) / 2) ** 1.7 + 0.5 * Math.max(0, key) ** 22 + 0.2 * fill ** 5;
}

/** The cartwheel luster of a struck coin: two bright wings along its radial flow lines. */
function cartwheel(u: number, v: number): number {
  const radius = Math.hypot(u, v);
  const along = radius === 0 ? 0 : (u * KEY[0] + v * KEY[1]) / (radius * Math.hypot(KEY[0], KEY[1]));
  return (Math.abs(along) ** 5 - 0.35) * Math.min(1, radius * 1.6);
}

/** Wear polishes high areas and leaves low ones dull. */
function polish(height: number, size: number): number {
  return 0.12 * Math.tanh((height / size) * 75);
}

/** How much the relief shades the key light. */
function shade(at: (x: number, y: number) => number, x: number, y: number, size: number): number {
  const step = size / 500;
  let blocked = 0;
  for (let n = 1; n <= 6; n++) {
    const rise =
      at(Math.round(x - n * step * 0.6), Math.round(y - n * step * 0.8)) - at(x, y) - n * step * 0.42;
    blocked = Math.max(blocked, rise / (n * step));
  }
  return clamp(blocked * 0.3, 0, 0.16);
}

function tone(light: number): [number, number, number, number] {
  const value = clamp(light, 0, 1);
  const upper = Math.max(
    1,
    RAMP.findIndex(([at]) => at >= value),
  );
  const [a, b] = [RAMP[upper - 1] ?? [0, 0, 0, 0], RAMP[upper] ?? [1, 255, 255, 255]];
  const t = (value - a[0]) / (b[0] - a[0]);
  return [a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t, a[3] + (b[3] - a[3]) * t, 255];
}

function unit([x, y, z]: Vector): Vector {
  const length = Math.hypot(x, y, z);
  return [x / length, y / length, z / length];
}

function dot(a: Vector, b: Vector): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value));
}
