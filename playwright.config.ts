import { defineConfig } from '@playwright/test';
import { bringChromium, chromiumArgs, findChromium } from './scripts/chromium.ts';
import { sites } from './tests/e2e/sites.ts';

bringChromium();
const executablePath = findChromium();

const audits = /\/(axe|keyboard|layout|listening|pages|zoom)\.spec\.ts$/;

export default defineConfig({
  testDir: 'tests/e2e',
  // To go through all pages in every state and size takes minutes: `npm run test:audit`.
  projects: [
    { name: 'site', testIgnore: audits },
    { name: 'audit', testMatch: audits },
  ],
  outputDir: 'test-results',
  globalSetup: './tests/e2e/build-sites.ts',
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  // A machine that is busy with something else may take a test's time away; what fails three times is broken.
  retries: process.env.CI ? 2 : 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  use: {
    baseURL: sites.withKeys.url,
    locale: 'en-GB',
    launchOptions: { args: chromiumArgs, ...(executablePath && { executablePath }) },
  },
  webServer: Object.values(sites).map(({ outDir, port, base }) => ({
    command: `npx tsx scripts/serve.ts ${outDir} --port ${port} --base ${base}`,
    port,
    reuseExistingServer: false,
  })),
});
