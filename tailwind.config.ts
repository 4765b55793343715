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

/** The colors of both themes. The rest of the scale is in src/app/theme.css. */
export default {
  theme: {
    colors: {
      transparent: 'transparent',
      current: 'currentColor',
      ...Object.fromEntries(names.map((name) => [name, `var(--${name})`])),
    },
  },
  plugins: [
    plugin(({ addBase }) => {
      addBase({
        ':root': light,
        // Without a script the system decides; with one, data-theme does.
        // Paper is light.
        '@media screen and (prefers-color-scheme: dark)': { ':root:not([data-theme=light])': dark },
        '@media screen': { ':root[data-theme=dark], .night': dark },
      });
    }),
  ],
} satisfies Config;
