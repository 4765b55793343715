/// <reference types="vitest/config" />
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';
import { prerender } from './scripts/vite/prerender-plugin.ts';
import { projects } from './scripts/vite/projects-plugin.ts';
import { checkSettings } from './scripts/vite/settings.ts';
import { slimRouter } from './scripts/vite/slim-router-plugin.ts';

/** Chunks of their own, so that a browser runs them in tasks of their own and keeps them when the site changes. */
const libraries = [
  {
    name: 'react',
    test: /node_modules\/(react|react-dom|scheduler)\/|rolldown\/runtime|src\/app\/react-dom\.ts/,
  },
  { name: 'router', test: /node_modules\/react-router/ },
];

/** The owner's words, records and pictures. */
const contentDir = 'src/content';

const atStart = /\/(index|react|router|rolldown-runtime)-/;

export default defineConfig(({ mode }) => {
  const { basePath, siteUrl, apiBases } = checkSettings(loadEnv(mode, process.cwd(), 'VITE_'));
  return {
    base: basePath,
    plugins: [
      react(),
      tailwindcss(),
      slimRouter(),
      projects(contentDir),
      prerender({ contentDir, base: basePath, siteUrl, apiBases }),
    ],
    build: {
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
      setupFiles: 'tests/setup.ts',
      testTimeout: 20_000,
      unstubEnvs: true,
      projects: [
        {
          extends: true,
          test: {
            name: 'node',
            environment: 'node',
            include: ['tests/{content,lib,relay,scripts,services}/**/*.test.ts', 'tests/*.test.ts'],
          },
        },
        {
          extends: true,
          test: {
            name: 'browser-like',
            environment: 'jsdom',
            include: ['tests/{app,pages,features,ui}/**/*.test.{ts,tsx}'],
          },
        },
      ],
    },
  };
});
