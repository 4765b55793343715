/** The site's light palette (see `src/app/styles.css`), with the tints and shades that the drawings need. */
export const palette = {
  paper: '#FAF6EC',
  surface: '#FFFDF7',
  raised: '#FFFFFF',
  ink: '#181C31',
  muted: '#575B70',
  line: '#E4DCC8',
  primary: '#27357E',
  'primary-deep': '#1B2559',
  'primary-mid': '#5566B8',
  'primary-soft': '#E7E8F4',
  accent: '#8C4B12',
  'accent-deep': '#5E300A',
  'accent-mid': '#B9783C',
  'accent-soft': '#F4E6D8',
  gold: '#C98A2B',
  'gold-deep': '#A36A17',
  'gold-mid': '#E2B45F',
  'gold-soft': '#F6E7CB',
  danger: '#A9302B',
  'danger-deep': '#7A1F1C',
  'danger-mid': '#D4655C',
  'danger-soft': '#F8E3DF',
  success: '#1F6B4B',
  'success-deep': '#12452F',
  'success-mid': '#4F9C79',
  'success-soft': '#DFEFE6',
} as const;

export type FieldName = keyof typeof fields;

/** Cover backgrounds: one colour each, lit from the upper left, the colour of the kawung lines on it, and how dark its shadows are. */
export const fields = {
  primary: field('#3346A0', '#27357E', '#1C2760', 'rgb(255 255 255/.10)'),
  accent: field('#A9631F', '#8C4B12', '#67350A', 'rgb(255 240 214/.12)'),
  gold: field('#E3B056', '#CF9434', '#B0741C', 'rgb(94 48 10/.13)'),
  danger: field('#C4453D', '#A9302B', '#7F211E', 'rgb(255 240 230/.11)'),
  success: field('#2C8560', '#1F6B4B', '#134C34', 'rgb(240 255 246/.10)'),
  ink: field('#333A63', '#232947', '#181C31', 'rgb(255 255 255/.07)'),
  'primary-soft': field('#EEF0FA', '#DCDFF3', '#C6CCEA', 'rgb(39 53 126/.10)', 0.3),
  'accent-soft': field('#F9EFE3', '#F0DDC8', '#E4C9AB', 'rgb(140 75 18/.12)', 0.3),
  'gold-soft': field('#FBF1DC', '#F3DFB9', '#E9CC94', 'rgb(140 75 18/.13)', 0.3),
  'danger-soft': field('#FCEEEA', '#F4D6D0', '#EABDB4', 'rgb(169 48 43/.10)', 0.3),
  'success-soft': field('#EAF5EE', '#D1E7DA', '#B5D6C3', 'rgb(31 107 75/.12)', 0.3),
} as const;

function field(light: string, base: string, shade: string, pattern: string, shadow = 0.55) {
  return {
    background: `radial-gradient(120% 130% at 22% 0%,${light} 0%,${base} 48%,${shade} 100%)`,
    pattern,
    shadow,
  };
}
