import { defineConfig } from '@playwright/test';
import { bringChromium, chromiumArgs, findChromium } from './scripts/chromium.ts';
import { sites } from './tests/e2e/sites.ts';

bringChromium();
const executablePath = findChromium();

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  globalSetup: './tests/e2e/build-sites.ts',
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
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
