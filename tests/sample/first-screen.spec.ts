import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { sites } from '../e2e/sites.ts';
import { expect, holdFiles, recordLayoutShifts, test, waitForLoad } from '../e2e/test.ts';

const languages = ['/', '/id/'];

for (const family of ['Liberation Sans', 'Roboto', 'DejaVu Sans']) {
  test(`a typeface that arrives after ${family} shifts nothing on the first screen`, async ({
    playwright,
    launchOptions,
  }) => {
    test.slow();
    const fonts = foldersOf(family);
    test.skip(!fonts, `left out, because the font ${family} is not installed`);
    const folder = mkdtempSync(join(tmpdir(), 'fonts-'));
    const file = join(folder, 'fonts.conf');
    writeFileSync(file, `<fontconfig>${fonts}<cachedir>${folder}</cachedir></fontconfig>`);
    // The only fonts that this browser finds.
    const env = { ...process.env, FONTCONFIG_FILE: file };
    const browser = await playwright.chromium.launch({ ...launchOptions, env });
    for (const path of languages) {
      for (const [width, height] of [
        [360, 740],
        [390, 844],
        [820, 1180],
        [1280, 800],
      ] as const) {
        const page = await browser.newPage({ viewport: { width, height }, reducedMotion: 'reduce' });
        const shifts = await recordLayoutShifts(page);
        const releaseTypeface = await holdFiles(page, '**/*.woff2');
        await page.goto(`${sites.own.url}${path.slice(1)}`, { waitUntil: 'domcontentloaded' });
        await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
        releaseTypeface();
        await waitForLoad(page);
        const sum = (await shifts()).reduce((all, { value }) => all + value, 0);
        expect.soft(sum, `${path} at ${width} px`).toBeLessThan(0.02);
        await page.close();
      }
    }
    await browser.close();
    rmSync(folder, { recursive: true });
  });
}

for (const path of languages) {
  for (const [width, height] of [
    [390, 844],
    [360, 740],
  ] as const) {
    test(`${path} shows all that a recruiter looks for first at ${width} × ${height}`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.goto(path);
      const hero = page.locator('#beranda');
      for (const text of await hero.locator('h1, p:not(:has([translate])), a').all())
        await expect(text).toBeInViewport({ ratio: 1 });
      await expect(hero.locator('li a')).toHaveCount(3);
      await expect(hero.getByTitle('WhatsApp')).toBeVisible();
    });
  }
}

/** The folders of an installed family, for fontconfig. */
function foldersOf(family: string): string {
  try {
    const files = execFileSync('fc-list', [`:family=${family}`, '--format', '%{file}\n'], {
      encoding: 'utf8',
    });
    const folders = new Set(files.split('\n').filter(Boolean).map(dirname));
    return [...folders].map((folder) => `<dir>${folder}</dir>`).join('');
  } catch {
    return '';
  }
}
