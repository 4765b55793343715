import { expect, test } from './test.ts';

test('navigation keeps one of each head tag', async ({ page }) => {
  const tags = [
    ...['title', 'meta[name=description]', 'link[rel=canonical]', 'meta[property="og:title"]'],
    ...['meta[property="og:image"]', 'script[type="application/ld+json"]', 'link[rel=manifest]'],
  ];
  const expectOneOfEach = async () => {
    for (const tag of tags) await expect(page.locator(tag)).toHaveCount(1);
  };
  await page.goto('/');
  await expectOneOfEach();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-IE');
  await page.getByRole('link', { name: 'Pocket Ledger', exact: true }).click();
  await expect(page).toHaveTitle(/^Pocket Ledger/);
  await expectOneOfEach();
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/mobile\/2\/$/);
  await page.goBack();
  await expect(page).toHaveTitle(/Portfolio/);
  await expectOneOfEach();
});
