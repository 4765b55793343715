import { sites } from './sites.ts';
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

test('ships its CV, and the license texts of its packages and typeface', async ({ page, request }) => {
  await page.goto(sites.below.url);
  await expect(page.locator('#beranda').getByRole('link', { name: 'CV' })).toHaveAttribute(
    'href',
    '/portfolio/cv.pdf',
  );
  const read = async (file: string) => (await request.get(`${sites.below.url}${file}`)).text();
  expect(await read('cv.pdf')).toMatch(/^%PDF-/);
  expect(await read('licenses.txt')).toContain('## react - ');
  expect(await read('plus-jakarta-sans.txt')).toContain('SIL Open Font License');
});
