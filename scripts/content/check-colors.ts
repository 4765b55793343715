import { wcagContrast } from 'culori';
import { contrastPairs } from '../../src/ui/contrast-pairs.ts';
import { readableShade } from '../../src/ui/derive-colors.ts';
import type { Colors, ColorToken, Theme } from '../../src/ui/tokens.ts';
import { ContentError } from './content-error.ts';

const file = 'src/ui/tokens.ts';

/** Finds colors with too little contrast: the worst pair of each, its contrast ratio and the nearest valid shade. */
export function checkColors(tokens: Record<Theme, Colors>): ContentError[] {
  return (['light', 'dark'] as const).flatMap((theme) => {
    const colors = tokens[theme];
    const wrong = Object.entries(colors).flatMap(([name, value]) => {
      const message = `"${theme}.${name}" is "${value}". Use six hexadecimal digits. Example: '#27357E'.`;
      return /^#[0-9a-f]{6}$/i.test(value) ? [] : new ContentError(message, file);
    });
    if (wrong.length > 0) return wrong;
    const fronts = new Set(contrastPairs.map(({ foreground }) => foreground));
    return [...fronts].flatMap((foreground) => contrastError(theme, foreground, colors) ?? []);
  });
}

function contrastError(theme: Theme, foreground: ColorToken, colors: Colors): ContentError | undefined {
  // The build derives these from `primary`, and contrast is symmetric for `paper`.
  if (foreground.startsWith('primary-') || foreground === 'paper') return undefined;
  const pairs = contrastPairs
    .filter((pair) => pair.foreground === foreground && pair.background !== 'primary-soft')
    .map((pair) => ({ ...pair, ratio: wcagContrast(colors[foreground], colors[pair.background]) }))
    .filter(({ ratio, minimum }) => ratio < minimum)
    .sort((a, b) => a.ratio / a.minimum - b.ratio / b.minimum);
  const [worst] = pairs;
  if (!worst) return undefined;
  const { background, ratio, minimum } = worst;
  const backgrounds = pairs.map((pair) => colors[pair.background]);
  const example = readableShade(colors[foreground], backgrounds, minimum);
  return new ContentError(
    `"${theme}.${foreground}" is ${colors[foreground]}, which has a contrast of ${ratio.toFixed(1)}:1 on "${background}" ${colors[background]}; ` +
      `it needs ${minimum}:1. Example: '${example}'.`,
    file,
  );
}
