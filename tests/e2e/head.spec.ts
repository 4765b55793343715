import { expect, test } from './test.ts';

test('navigation keeps one of each head tag', async ({ page }) => {
  const counts = () =>
    page.evaluate(() =>
      Object.fromEntries(
        [
          'title',
          'meta[name=description]',
          'link[rel=canonical]',
          'meta[property="og:title"]',
          'meta[property="og:image"]',
          'script[type="application/ld+json"]',
          'link[rel=manifest]',
        ].map((selector) => [selector, document.querySelectorAll(selector).length]),
      ),
    );
  await page.goto('/');
  const before = await counts();
  expect(new Set(Object.values(before))).toEqual(new Set([1]));
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-IE');
  await page.getByRole('link', { name: 'Pocket Ledger', exact: true }).click();
  await expect(page).toHaveTitle(/^Pocket Ledger/);
  expect(await counts()).toEqual(before);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/mobile\/2\/$/);
  await page.goBack();
  await expect(page).toHaveTitle(/Portfolio/);
  expect(await counts()).toEqual(before);
});

test('ships the license texts of its packages and typeface', async ({ request }) => {
  expect(await (await request.get('/licenses.txt')).text()).toContain('## react - ');
  expect(await (await request.get('/plus-jakarta-sans.txt')).text()).toContain('SIL Open Font License');
});
