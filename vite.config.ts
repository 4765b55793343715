/// <reference types="vitest/config" />
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';
import { inlinePageScript } from './scripts/vite/page-script-plugin.ts';
import { prerender } from './scripts/vite/prerender-plugin.ts';
import { productionRouter } from './scripts/vite/production-router.ts';
import { projects } from './scripts/vite/projects-plugin.ts';
import { checkSettings } from './scripts/vite/settings.ts';
import { sampleTests } from './tests/sample/is-there.ts';

/** Chunks of their own, so that a browser runs them in tasks of their own and keeps them when the site changes. */
const libraries = [
  {
    name: 'react',
    test: /node_modules\/(react|react-dom|scheduler)\/|rolldown\/runtime|src\/start\/react-dom\.ts/,
  },
  { name: 'router', test: /node_modules\/react-router/ },
];

/**
 * The owner's words, records and pictures. Tests look at a site of their own; `CONTENT_DIR=… npm run build` builds any.
 * Types are erased, so those always come from `src/content`.
 */
const contentDir = process.env.CONTENT_DIR || (process.env.VITEST ? 'tests/fixture/content' : 'src/content');

const atStart = /\/(index|react|router|rolldown-runtime)-/;

export default defineConfig(({ mode, command }) => {
  const { basePath, siteUrl, apiBases } = checkSettings(loadEnv(mode, process.cwd(), 'VITE_'));
  return {
    base: basePath,
    resolve: {
      alias: [
        { find: '#content', replacement: resolve(contentDir) },
        ...(command === 'build' ? productionRouter() : []),
      ],
    },
    plugins: [
      react(),
      tailwindcss(),
      inlinePageScript(),
      projects(contentDir, siteUrl),
      prerender({ contentDir, base: basePath, siteUrl, apiBases }),
    ],
    build: {
      rolldownOptions: { checks: { pluginTimings: false } },
      target: ['chrome111', 'safari16.4', 'firefox128'],
      cssCodeSplit: false,
      modulePreload: {
        polyfill: false,
        // What runs already need not be asked for again with each chunk that imports it.
        resolveDependencies: (_, files) => files.filter((file) => !atStart.test(file)),
      },
    },
    environments: {
      client: { build: { rolldownOptions: { output: { codeSplitting: { groups: libraries } } } } },
    },
    server: { port: 5173 },
    test: {
      reporters: ['default', './tests/slowest.ts'],
      maxWorkers: availableParallelism(),
      testTimeout: 30_000,
      unstubEnvs: true,
      projects: [
        {
          extends: true,
          test: {
            name: 'node',
            environment: 'node',
            setupFiles: 'tests/setup.ts',
            include: ['tests/**/*.test.ts'],
            exclude: ['tests/{content,sample}/**'],
          },
        },
        {
          extends: true,
          resolve: { alias: { '#content': resolve('src/content') } },
          test: {
            name: 'content',
            environment: 'node',
            setupFiles: 'tests/setup.ts',
            include: [
              'tests/content/*.test.ts',
              ...(process.env.VITEST ? sampleTests('tests/sample/*.test.ts') : []),
            ],
          },
        },
        {
          extends: true,
          test: {
            name: 'browser-like',
            environment: 'jsdom',
            setupFiles: ['tests/setup.ts', 'tests/setup-browser-like.ts'],
            include: ['tests/**/*.test.tsx'],
          },
        },
      ],
    },
  };
});
