import { clampChroma, formatHex, interpolate, oklch, wcagContrast } from 'culori';

/** Contrast for text, and for borders and icons: https://www.w3.org/TR/WCAG22/#contrast-minimum */
export const textContrast = 4.5;
export const shapeContrast = 3;

type Palette = Record<'raised' | 'ink' | 'gold-soft' | 'primary', string>;
type Derived = Record<'primary-hover' | 'primary-soft' | 'primary-strong', string>;

/**
 * The shades of the accent of one theme: `primary-hover`, a background for `paper` text; `primary-soft`, a pale background for
 * `ink` and `primary-strong`; `primary-strong`, mixed with `ink` until it is readable on that.
 */
export function deriveColors(palette: Palette): Derived {
  const { raised, ink, primary } = palette;
  const soft = mix(raised, primary, 0.1);
  const backgrounds = [soft, palette['gold-soft']];
  const strong = steps
    .map((share) => mix(primary, ink, share))
    .find((color) => backgrounds.every((background) => wcagContrast(color, background) >= textContrast));
  // Mixed in linear light, its luminance lies between the two, so `paper` is at least as readable as on `primary`.
  const hover = formatHex(interpolate([primary, ink], 'lrgb')(0.12));
  return { 'primary-hover': hover, 'primary-soft': soft, 'primary-strong': strong ?? ink };
}

/** The nearest shade, as `#rrggbb`, with the minimum contrast ratio on all backgrounds; else black or white. */
export function readableShade(color: string, backgrounds: readonly string[], minimum: number): string {
  const { l = 0, c = 0, h = 0 } = oklch(color) ?? {};
  const isDarkBackground =
    wcagContrast(backgrounds[0] ?? '#fff', '#fff') > wcagContrast(backgrounds[0] ?? '#fff', '#000');
  const end = isDarkBackground ? 1 : 0;
  const shades = steps.map((share) =>
    formatHex(clampChroma({ mode: 'oklch', l: l + (end - l) * share, c, h }, 'oklch')),
  );
  const isReadable = (shade: string) =>
    backgrounds.every((background) => wcagContrast(shade, background) >= minimum);
  return shades.find(isReadable) ?? (isDarkBackground ? '#ffffff' : '#000000');
}

const steps = Array.from({ length: 51 }, (_, step) => step / 50);

function mix(one: string, other: string, share: number): string {
  return formatHex(interpolate([one, other], 'rgb')(share));
}
