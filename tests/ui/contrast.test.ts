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

test('the site is readable, also with an ordinary accent given only for light', () => {
  const accents = Object.values(colors)
    .flatMap((shades) => (typeof shades === 'object' ? [shades[600], shades[700], shades[800]] : []))
    .map((color) => formatHex(color) ?? '')
    .filter((color) => isReadable(color, 'light'));
  expect(accents.length).toBeGreaterThan(30);
  expect(unreadable(tokens)).toEqual([]);
  for (const light of accents) {
    const both = makeTokens({ light });
    expect(unreadable(both), light).toEqual([]);
    expect(checkColors(both), light).toEqual([]);
  }
});

test('any accent that is readable on the three backgrounds is readable everywhere', () => {
  const chroma = fc.float({ min: 0, max: Math.fround(0.35), noNaN: true });
  const accents = fc
    .record({ l: fc.float({ min: 0, max: 1, noNaN: true }), c: chroma, h: fc.integer({ min: 0, max: 359 }) })
    .map((color) => formatHex({ mode: 'oklch', ...color }));
  const shadeIn = (theme: 'light' | 'dark', color: string) => {
    const paper = backgrounds.map((background) => tokens[theme][background]);
    return readableShade(color, paper, 4.5);
  };
  fc.assert(
    fc.property(accents, (color) => {
      const [light, dark] = [shadeIn('light', color), shadeIn('dark', color)];
      expect(isReadable(light, 'light') && isReadable(dark, 'dark')).toBe(true);
      expect(unreadable(makeTokens({ light, dark }))).toEqual([]);
    }),
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
