import { defineConfig } from '@playwright/test';
import { chromiumArgs, ensureChromium, findChromium } from './scripts/chromium.ts';
import { sites } from './tests/e2e/sites.ts';
import { sampleTests } from './tests/sample/is-there.ts';

ensureChromium();
const executablePath = findChromium();

const audits = /e2e\/(axe|keyboard|layout|listening|zoom)\.spec\.ts$/;

export default defineConfig({
  testDir: 'tests',
  projects: [
    { name: 'fixture', testMatch: 'e2e/fixture.setup.ts' },
    { name: 'site', testMatch: 'e2e/*.spec.ts', testIgnore: audits, dependencies: ['fixture'] },
    // To go through all pages in every state and size takes minutes: `npm run test:audit`.
    { name: 'audit', testMatch: audits, dependencies: ['fixture'] },
    { name: 'own', testMatch: 'content/own.setup.ts' },
    // What must be true of the owner's own site: `npm run test:content`.
    {
      name: 'content',
      testMatch: ['content/*.spec.ts', ...sampleTests('sample/*.spec.ts')],
      dependencies: ['own', 'fixture'],
      use: { baseURL: sites.own.url },
    },
  ],
  outputDir: 'test-results',
  forbidOnly: Boolean(process.env.CI),
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['./tests/slowest.ts']],
  use: {
    baseURL: sites.withKeys.url,
    locale: 'en-GB',
    // The coin costs a machine without a graphics card more than all else. What is about motion asks for it.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { args: chromiumArgs, ...(executablePath && { executablePath }) },
  },
  webServer: Object.values(sites).map(({ outDir, port, base }) => ({
    command: `npx tsx scripts/serve.ts ${outDir} --port ${port} --base ${base}`,
    port,
    reuseExistingServer: false,
  })),
});
