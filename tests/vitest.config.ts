import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { defineConfig, mergeConfig } from 'vitest/config';
import viteConfig from '../vite.config.ts';
import { sampleTests } from './sample/is-there.ts';

/** Tests that only `npm run test:all` runs. */
const slow = 'tests/**/*.slow.test.ts';

const node = { environment: 'node', isolate: false, setupFiles: 'tests/setup.ts' } as const;

/** Run by `npm run test:unit`, with the site's own Vite configuration. */
export default defineConfig((env) =>
  mergeConfig(viteConfig(env), {
    // The owner's settings are not the tests'.
    envDir: false,
    test: {
      maxWorkers: availableParallelism(),
      // Tests wait for conditions, which takes longer on a busy machine.
      testTimeout: 60_000,
      expect: { poll: { timeout: 15_000 } },
      unstubEnvs: true,
      unstubGlobals: true,
      // Elsewhere the addresses of style sheets would be empty.
      css: { include: /\.css\?url$/ },
      env: { SITE_FOLDER: '', SITE_CHAT: 'true' },
      projects: [
        {
          extends: true,
          test: {
            ...node,
            name: 'node',
            include: ['tests/**/*.test.ts'],
            exclude: ['tests/sample/**', slow],
          },
        },
        { extends: true, test: { ...node, name: 'slow', isolate: true, include: [slow] } },
        {
          extends: true,
          resolve: { alias: { '#content': resolve('src/content') } },
          test: { ...node, name: 'sample', include: [...sampleTests('tests/sample/*.test.ts')] },
        },
        {
          extends: true,
          test: {
            ...node,
            name: 'browser-like',
            environment: 'jsdom',
            setupFiles: ['tests/setup.ts', 'tests/setup-browser-like.ts'],
            include: ['tests/**/*.test.tsx'],
          },
        },
      ],
    },
  }),
);
