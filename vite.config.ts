import { resolve } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';
import { content } from './scripts/content/content-plugin.ts';
import { builtValues } from './scripts/vite/built-values-plugin.ts';
import { checkSettings } from './scripts/vite/check-settings.ts';
import { notes } from './scripts/vite/notes-plugin.ts';
import { pictures } from './scripts/vite/pictures-plugin.ts';
import { prerender } from './scripts/vite/prerender-plugin.ts';
import { settings } from './scripts/vite/settings-plugin.ts';
import { site } from './scripts/vite/site-plugin.ts';

const chunks = [
  // Stays cached when the site changes, and is the same in all languages.
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler|react-router)\/|rolldown\/runtime/ },
  // Otherwise each of these small modules is a file.
  {
    name: 'shared',
    minShareCount: 3,
    test: /\/src\/(?:ui|lib)\/|lucide-react|content\/(?:words|owner|assemble\/(?:site-|start))/,
  },
];

/**
 * The owner's words, records and pictures. Unit tests use a fixture; `CONTENT_DIR=… npm run build` builds any folder.
 * Types always come from `src/content`.
 */
const contentDir = process.env.CONTENT_DIR || (process.env.VITEST ? 'tests/fixture/content' : 'src/content');

export default defineConfig(({ mode }) => {
  const built = checkSettings(loadEnv(mode, process.cwd(), 'VITE_'));
  const { basePath, siteUrl, hosts } = built;
  return {
    base: basePath,
    resolve: {
      alias: [{ find: '#content', replacement: resolve(contentDir) }],
    },
    plugins: [
      settings(built),
      react(),
      tailwindcss(),
      content(contentDir),
      builtValues(contentDir),
      notes(contentDir),
      pictures(contentDir),
      site(contentDir),
      prerender({ contentDir, base: basePath, siteUrl, hosts }),
    ],
    build: {
      rolldownOptions: { checks: { pluginTimings: false }, output: { codeSplitting: { groups: chunks } } },
      target: ['chrome111', 'safari16.4', 'firefox128'],
      license: { fileName: 'licenses.txt' },
      modulePreload: {
        polyfill: false,
        // Not from the page: the picture and the typeface of the first screen come before the scripts.
        resolveDependencies: (_, chunks, { hostType }) => (hostType === 'html' ? [] : chunks),
      },
    },
    server: { port: 5173 },
  };
});
