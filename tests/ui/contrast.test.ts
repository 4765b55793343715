import { formatHex, wcagContrast } from 'culori';
import fc from 'fast-check';
import colors from 'tailwindcss/colors';
import { expect, test } from 'vitest';
import { backgrounds, contrastPairs } from '#ui/contrast-pairs.ts';
import { readableShade } from '#ui/derive-colors.ts';
import { makeTokens, tokens } from '#ui/tokens.ts';
import { checkColors } from '../../scripts/content/check-colors.ts';

/** Pairs with too little contrast in a theme, e.g. `light: paper on primary 3.91`. */
function unreadable(both: typeof tokens): string[] {
  return (['light', 'dark'] as const).flatMap((theme) =>
    contrastPairs
      .map((pair) => ({
        ...pair,
        ratio: wcagContrast(both[theme][pair.foreground], both[theme][pair.background]),
      }))
      .filter(({ ratio, minimum }) => ratio < minimum)
      .map(
        ({ foreground, background, ratio }) => `${theme}: ${foreground} on ${background} ${ratio.toFixed(2)}`,
      ),
  );
}

const isReadable = (color: string, theme: 'light' | 'dark') =>
  backgrounds.every((background) => wcagContrast(color, tokens[theme][background]) >= 4.5);

const families = [
  'red',
  'orange',
  'amber',
  'lime',
  'green',
  'emerald',
  'teal',
  'cyan',
  'sky',
  'blue',
] as const;
const more = ['indigo', 'violet', 'purple', 'fuchsia', 'pink', 'rose', 'slate', 'stone'] as const;
const ordinary = [...families, ...more]
  .flatMap((family) => [colors[family][600], colors[family][700], colors[family][800]])
  .map((color) => formatHex(color) ?? '')
  .filter((color) => isReadable(color, 'light'));

test('computes contrast as WCAG defines it', () => {
  expect(wcagContrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(wcagContrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
});

test.each(['#1D4ED8', '#0F6B5C', ...ordinary])(
  'the accent %s, given only for light, is readable in both themes',
  (light) => {
    const both = makeTokens({ light });
    expect(unreadable(both)).toEqual([]);
    expect(checkColors(both)).toEqual([]);
  },
);

test('any accent that is readable on the three backgrounds is readable everywhere', () => {
  const accents = fc
    .record({
      l: fc.float({ min: 0, max: 1, noNaN: true }),
      c: fc.float({ min: 0, max: Math.fround(0.35), noNaN: true }),
      h: fc.integer({ min: 0, max: 359 }),
    })
    .map((color) => formatHex({ mode: 'oklch', ...color }));
  fc.assert(
    fc.property(accents, (color) => {
      const light = readableShade(
        color,
        backgrounds.map((background) => tokens.light[background]),
        4.5,
      );
      const dark = readableShade(
        color,
        backgrounds.map((background) => tokens.dark[background]),
        4.5,
      );
      expect(isReadable(light, 'light') && isReadable(dark, 'dark')).toBe(true);
      expect(unreadable(makeTokens({ light, dark }))).toEqual([]);
    }),
    { numRuns: 300 },
  );
});

test('an unreadable accent is an error with the pair, the ratio and a shade that works', () => {
  const errors = checkColors(makeTokens({ light: '#F97316', dark: '#1D4ED8' }));
  expect(errors.map(({ file, field, message }) => `${file} ${field} ${message}`)).toEqual([
    expect.stringMatching(
      /^src\/ui\/tokens\.ts light\.primary "light\.primary" is #F97316, which has a contrast of 2\.6:1 on "paper" #FAF6EC; it needs 4\.5:1\. Example: '#\w{6}'\.$/,
    ),
    expect.stringMatching(/dark\.primary .* on "raised" #\w{6}; it needs 4\.5:1/),
  ]);
  const [light = '', dark = ''] = errors.map(({ message }) => /'(#\w+)'/.exec(message)?.[1]);
  expect(checkColors(makeTokens({ light, dark }))).toEqual([]);
});

test('a color that is not hexadecimal is an error with an example', () => {
  const [error] = checkColors({ ...tokens, light: { ...tokens.light, muted: 'gray' } });
  expect(error?.message).toBe(`"light.muted" is "gray". Use six hexadecimal digits. Example: '#27357E'.`);
});
