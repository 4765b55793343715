import { shapeContrast, textContrast } from './derive-colors.ts';
import type { ColorToken } from './tokens.ts';

type ContrastPair = { foreground: ColorToken; background: ColorToken; minimum: number };

export const backgrounds = ['paper', 'surface', 'raised'] as const;

const texts: Partial<Record<ColorToken, readonly ColorToken[]>> = {
  ink: [...backgrounds, 'primary-soft', 'gold-soft', 'danger-soft', 'success-soft'],
  muted: backgrounds,
  primary: backgrounds,
  'primary-strong': ['primary-soft', 'gold-soft'],
  accent: [...backgrounds, 'gold-soft'],
  danger: [...backgrounds, 'danger-soft'],
  success: backgrounds,
  paper: ['ink', 'primary', 'primary-hover'],
};

/** Borders of controls, icons and the focus ring. */
const shapes: Partial<Record<ColorToken, readonly ColorToken[]>> = {
  'line-strong': [...backgrounds, 'gold-soft', 'danger-soft'],
  primary: ['primary-soft', 'gold-soft', 'danger-soft', 'success-soft'],
  success: ['success-soft'],
};

/** Each pair of foreground and background on the site, with its minimum contrast ratio. */
export const contrastPairs: readonly ContrastPair[] = [
  ...pairsOf(texts, textContrast),
  ...pairsOf(shapes, shapeContrast),
];

function pairsOf(table: typeof texts, minimum: number): ContrastPair[] {
  return Object.entries(table).flatMap(([foreground, on]) =>
    on.map((background) => ({ foreground: foreground as ColorToken, background, minimum })),
  );
}
