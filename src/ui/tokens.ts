import { deriveColors, readableShade } from './derive-colors.ts';

/** Contrast ratio of a dark accent that the build derives. */
const comfortable = 7;

/** The accent color of links, buttons and the selected tab. Without `dark`, the build derives a lighter shade of `light`. */
const primary: Accent = { light: '#27357E', dark: '#A9B4FF' };

const base = {
  light: {
    paper: '#FAF6EC',
    surface: '#FFFDF7',
    raised: '#FFFFFF',
    ink: '#181C31',
    muted: '#575B70',
    line: '#E4DCC8',
    'line-strong': '#8C8470',
    accent: '#8C4B12',
    gold: '#C98A2B',
    'gold-soft': '#F6E7CB',
    danger: '#A9302B',
    'danger-soft': '#F9E6E1',
    success: '#1F6B4B',
    'success-soft': '#DFEFE5',
  },
  dark: {
    paper: '#0E1224',
    surface: '#191F3C',
    raised: '#222A50',
    ink: '#F4EFDF',
    muted: '#A8ABC4',
    line: '#343C69',
    'line-strong': '#757CA8',
    accent: '#EDB765',
    gold: '#E0A94F',
    'gold-soft': '#33291A',
    danger: '#FF8F86',
    'danger-soft': '#3A1F28',
    success: '#6FD3A4',
    'success-soft': '#16332F',
  },
};

/** Every color of both themes as `#rrggbb`. The style sheet, the content check and social preview images read them here. */
export const tokens = makeTokens(primary);

export type Theme = keyof typeof tokens;
export type Colors = (typeof tokens)[Theme];
export type ColorToken = keyof Colors;
type Accent = { light: string; dark?: string };

export function makeTokens({ light, dark }: Accent) {
  const { paper, surface, raised } = base.dark;
  const lighter = dark ?? readableShade(light, [paper, surface, raised], comfortable);
  return { light: withAccent(base.light, light), dark: withAccent(base.dark, lighter) };
}

function withAccent(colors: typeof base.light, accent: string) {
  const palette = { ...colors, primary: accent };
  return { ...palette, ...deriveColors(palette) };
}
