import type { Config } from 'tailwindcss';
import plugin from 'tailwindcss/plugin';
import { tokens } from './src/ui/tokens.ts';

const names = Object.keys(tokens.light);
const variables = (theme: Record<string, string>) =>
  Object.fromEntries(Object.entries(theme).map(([name, value]) => [`--${name}`, value]));
const light = {
  ...variables(tokens.light),
  '--shadow': '0 1px 2px rgb(60 42 12 / .06), 0 12px 32px -12px rgb(60 42 12 / .18)',
  '--coin-shadow': 'rgb(90 55 5 / .42)',
  'color-scheme': 'light',
};
const dark = {
  ...variables(tokens.dark),
  '--shadow': '0 1px 2px rgb(0 0 0 / .4), 0 18px 40px -16px rgb(0 0 0 / .7)',
  '--coin-shadow': 'rgb(0 0 0 / .75)',
  'color-scheme': 'dark',
};

/**
 * Fonts of systems, shown until the typeface has loaded. With the same line height, and the same average width on the pages of
 * the sample, the text keeps its place. `width` is in percent of their own.
 */
const fallbacks = [
  { family: 'Like Arial', weight: '400 600', files: ['Arial', 'Liberation Sans'], width: 105 },
  { family: 'Like Arial', weight: '700 900', files: ['Arial Bold', 'Liberation Sans Bold'], width: 100.9 },
  { family: 'Like Roboto', weight: '400 600', files: ['Roboto', 'Roboto Regular'], width: 106 },
  { family: 'Like Roboto', weight: '700 900', files: ['Roboto Bold'], width: 107 },
  { family: 'Like Noto Sans', weight: '400 600', files: ['Noto Sans', 'Noto Sans Regular'], width: 100.4 },
  { family: 'Like Noto Sans', weight: '700 900', files: ['Noto Sans Bold'], width: 96.7 },
  { family: 'Like DejaVu Sans', weight: '400 600', files: ['DejaVu Sans'], width: 93.3 },
  { family: 'Like DejaVu Sans', weight: '700 900', files: ['DejaVu Sans Bold'], width: 84.8 },
].map(({ family, weight, files, width }) => ({
  'font-family': `"${family}"`,
  src: files.map((file) => `local("${file}")`).join(', '),
  'font-weight': weight,
  'size-adjust': `${width}%`,
  // The typeface has 1.038 and 0.222 em above and below its baseline.
  'ascent-override': `${(10380 / width).toFixed(1)}%`,
  'descent-override': `${(2220 / width).toFixed(1)}%`,
  'unicode-range': 'U+0-24F, U+2000-22FF',
}));

/** The colors of both themes. The rest of the scale is in src/app/theme.css. */
export default {
  theme: {
    colors: {
      transparent: 'transparent',
      current: 'currentColor',
      /** Behind dialogs. */
      scrim: '#0e1224',
      ...Object.fromEntries(names.map((name) => [name, `var(--${name})`])),
    },
  },
  plugins: [
    plugin(({ addBase }) => {
      addBase({
        '@font-face': fallbacks,
        ':root': light,
        // Without a script the system decides; with one, data-theme does.
        // Paper is light.
        '@media screen and (prefers-color-scheme: dark)': {
          ':root:not([data-theme=light])': dark,
          ':root:not([data-theme=light]) .reversed': light,
        },
        '@media screen': {
          ':root[data-theme=dark], .reversed': dark,
          ':root[data-theme=dark] .reversed': light,
        },
      });
    }),
  ],
} satisfies Config;
