import { resolve } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';
import { languages } from './scripts/vite/languages/languages-plugin.ts';
import { inlinePageScript } from './scripts/vite/page-script-plugin.ts';
import { prerender } from './scripts/vite/prerender-plugin.ts';
import { productionRouter } from './scripts/vite/production-router.ts';
import { projects } from './scripts/vite/projects-plugin.ts';
import { checkSettings } from './scripts/vite/settings.ts';
import { settings } from './scripts/vite/settings-plugin.ts';

/** Separate chunks run in separate tasks, and stay cached when the site changes. */
const libraries = [
  {
    name: 'react',
    test: /node_modules\/(react|react-dom|scheduler)\/|rolldown\/runtime|src\/start\/react-dom\.ts/,
  },
  { name: 'router', test: /node_modules\/react-router/ },
];

/**
 * The owner's words, records and pictures. Unit tests use a fixture; `CONTENT_DIR=… npm run build` builds any folder.
 * Types always come from `src/content`.
 */
const contentDir = process.env.CONTENT_DIR || (process.env.VITEST ? 'tests/fixture/content' : 'src/content');

const atStart = /\/(index|react|router|rolldown-runtime)-/;

export default defineConfig(({ mode, command }) => {
  const built = checkSettings(loadEnv(mode, process.cwd(), 'VITE_'));
  const { basePath, siteUrl, hosts } = built;
  const content = projects(contentDir, siteUrl);
  return {
    base: basePath,
    resolve: {
      alias: [
        { find: '#content', replacement: resolve(contentDir) },
        ...(command === 'build' ? productionRouter() : []),
      ],
    },
    plugins: [
      settings(built),
      react(),
      tailwindcss(),
      inlinePageScript(),
      content,
      languages(contentDir, content.api.inLanguage),
      prerender({ contentDir, base: basePath, siteUrl, hosts }),
    ],
    build: {
      rolldownOptions: { checks: { pluginTimings: false }, output: { codeSplitting: { groups: libraries } } },
      target: ['chrome111', 'safari16.4', 'firefox128'],
      cssCodeSplit: false,
      license: { fileName: 'licenses.txt' },
      modulePreload: {
        polyfill: false,
        // The start chunks are running by then: do not preload them again.
        resolveDependencies: (_, files) => files.filter((file) => !atStart.test(file)),
      },
    },
    server: { port: 5173 },
  };
});
