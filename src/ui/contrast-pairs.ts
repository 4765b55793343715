import { shapeContrast, textContrast } from './derive-colors.ts';
import type { ColorToken } from './tokens.ts';

export type ContrastPair = { front: ColorToken; ground: ColorToken; least: number };

/** The backgrounds of most of the site. */
export const grounds = ['paper', 'surface', 'raised'] as const;

const texts: Partial<Record<ColorToken, readonly ColorToken[]>> = {
  ink: [...grounds, 'primary-soft', 'gold-soft', 'danger-soft', 'success-soft'],
  muted: grounds,
  primary: grounds,
  'primary-strong': ['primary-soft', 'gold-soft'],
  accent: [...grounds, 'gold-soft'],
  danger: [...grounds, 'danger-soft'],
  success: grounds,
  paper: ['ink', 'primary', 'primary-hover'],
};

/** Borders of controls, icons and the focus ring. */
const shapes: Partial<Record<ColorToken, readonly ColorToken[]>> = {
  'line-strong': [...grounds, 'gold-soft', 'danger-soft'],
  primary: ['primary-soft', 'gold-soft', 'danger-soft', 'success-soft'],
  success: ['success-soft'],
};

/** Each pair of foreground and background on the site, with its minimum contrast ratio. */
export const contrastPairs: readonly ContrastPair[] = [
  ...pairsOf(texts, textContrast),
  ...pairsOf(shapes, shapeContrast),
];

function pairsOf(table: typeof texts, least: number): ContrastPair[] {
  return Object.entries(table).flatMap(([front, on]) =>
    on.map((ground) => ({ front: front as ColorToken, ground, least })),
  );
}
