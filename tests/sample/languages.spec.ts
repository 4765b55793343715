import { readdirSync } from 'node:fs';
import { sites } from '../e2e/sites.ts';
import { expect, test } from '../e2e/test.ts';

// The pages are complete without scripts.
test.use({ javaScriptEnabled: false });

const pages = () =>
  readdirSync(`${sites.own.outDir}/id`, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('index.html'))
    .map((file) => `/id/${file.replace('index.html', '')}`);

test('every page is entirely in Indonesian and fits a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const paths = pages();
  for (const path of paths) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await expect(page.locator('html')).toHaveAttribute('lang', 'id');
    expect(await page.evaluate(englishTexts), path).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(390);
  }
  expect(paths.length).toBeGreaterThan(18);
});

/** Runs in the page: texts and attributes with English words but without `lang="en"`. */
function englishTexts(): string[] {
  const english = /\b(the|and|with|your|this|you|from|project|show|send|message)\b/i;
  const own = [...document.querySelectorAll('body, body *')].filter(
    (element) => element.closest('[lang], script, style') === document.documentElement,
  );
  const texts = own.flatMap((element) => [
    ...[...element.childNodes].filter(({ nodeType }) => nodeType === 3).map(({ textContent }) => textContent),
    ...['aria-label', 'title', 'alt', 'placeholder'].map((name) => element.getAttribute(name)),
  ]);
  return texts.filter((text) => text !== null).filter((text) => english.test(text));
}

for (const path of ['/', '/id/']) {
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
