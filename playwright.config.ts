import { defineConfig } from '@playwright/test';
import { chromiumArgs, ensureChromium, findChromium } from './scripts/chromium.ts';
import { sites } from './tests/e2e/sites.ts';
import { sampleTests } from './tests/sample/is-there.ts';

ensureChromium();
const executablePath = findChromium();

/** Only in `npm run test:all`: files and single tests (`@all`) that are slow, or of what seldom changes. */
const onlyInAll =
  /(axe|failures|languages|layout|listening|motion|older|phone|slideshow|translator)\.spec\.ts|@all/;

export default defineConfig({
  testDir: 'tests',
  projects: [
    { name: 'with-keys', testMatch: 'e2e/fixture.setup.ts', grep: /with keys/ },
    { name: 'below', testMatch: 'e2e/fixture.setup.ts', grep: /below a path/ },
    // One build, as each takes as long as many tests.
    { name: 'site', testMatch: 'e2e/*.spec.ts', grepInvert: onlyInAll, dependencies: ['with-keys'] },
    { name: 'audit', testMatch: 'e2e/*.spec.ts', grep: onlyInAll, dependencies: ['with-keys', 'below'] },
    { name: 'own', testMatch: 'e2e/fixture.setup.ts', grep: /src.content/ },
    {
      name: 'content',
      testMatch: ['owner/*.spec.ts', ...sampleTests('sample/*.spec.ts')],
      dependencies: ['own', 'with-keys'],
      use: { baseURL: sites.own.url },
    },
  ],
  outputDir: 'test-results',
  forbidOnly: Boolean(process.env.CI),
  fullyParallel: true,
  // On two cores, three take longer.
  workers: 2,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: {
    baseURL: sites.withKeys.url,
    locale: 'en-GB',
    // Without a graphics card the coin is expensive to draw. Tests of motion turn it on.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { args: chromiumArgs, ...(executablePath && { executablePath }) },
  },
  webServer: Object.values(sites).map(({ outDir, port, base }) => ({
    command: `node --import tsx scripts/serve.ts ${outDir} --port ${port} --base ${base}`,
    port,
    reuseExistingServer: false,
  })),
});
