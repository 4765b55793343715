import { formatHex, wcagContrast } from 'culori';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { backgrounds, contrastPairs } from '#ui/contrast-pairs.ts';
import { readableShade } from '#ui/derive-colors.ts';
import { makeTokens, tokens } from '#ui/tokens.ts';
import { checkColors } from '../../scripts/content/check-colors.ts';

/** Pairs with too little contrast in a theme, e.g. `light: paper on primary 3.91`. */
function unreadable(both: typeof tokens): string[] {
  return (['light', 'dark'] as const).flatMap((theme) =>
    contrastPairs.flatMap(({ foreground, background, minimum }) => {
      const ratio = wcagContrast(both[theme][foreground], both[theme][background]);
      return ratio < minimum ? [`${theme}: ${foreground} on ${background} ${ratio.toFixed(2)}`] : [];
    }),
  );
}

test('the site is readable, also with any accent that is readable on its three backgrounds', () => {
  expect(unreadable(tokens)).toEqual([]);
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
      for (const both of [makeTokens({ light }), makeTokens({ light, dark })]) {
        expect(unreadable(both)).toEqual([]);
        expect(checkColors(both)).toEqual([]);
      }
    }),
  );
});

test('an unreadable accent is an error with the pair, the ratio and a shade that works', () => {
  const errors = checkColors(makeTokens({ light: '#F97316', dark: '#1D4ED8' }));
  expect(errors.map(({ file, message }) => `${file} ${message}`)).toEqual([
    expect.stringMatching(
      /^src\/ui\/tokens\.ts "light\.primary" is #F97316, which has a contrast of 2\.6:1 on "paper" #FAF6EC; it needs 4\.5:1\. Example: '#\w{6}'\.$/,
    ),
    expect.stringMatching(/"dark\.primary" .* on "raised" #\w{6}; it needs 4\.5:1/),
  ]);
  const [light = '', dark = ''] = errors.map(({ message }) => /'(#\w+)'/.exec(message)?.[1]);
  expect(checkColors(makeTokens({ light, dark }))).toEqual([]);
});
