import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';
import { projects } from '../../scripts/vite/projects-plugin.ts';

const content = 'tests/fixture/content';
const folder = process.env.MUTATED ?? '';
const tests = `tests/${folder}/**/*.test.ts`;

/** What StrykerJS runs for each mutant: the tests of one folder, in one process, those without a document first. */
export default defineConfig({
  resolve: { alias: { '#content': resolve(content) } },
  plugins: [projects(content)],
  test: {
    isolate: false,
    unstubEnvs: true,
    testTimeout: 10_000,
    // They take seconds, for each mutant.
    exclude: ['tests/features/chat/reply/{linear,hostile}.test.*'],
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          setupFiles: 'tests/setup.ts',
          include: [tests],
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          name: 'browser-like',
          environment: 'jsdom',
          setupFiles: ['tests/setup.ts', 'tests/setup-browser-like.ts'],
          // What is mutated elsewhere needs no document.
          include: ['lib', 'features/chat/reply'].includes(folder) ? [`${tests}x`] : [],
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
});
