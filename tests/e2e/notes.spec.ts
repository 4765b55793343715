import { sites } from './sites.ts';
import { expect, markPage, openReady, test } from './test.ts';

test('a note opens from home and leads to a project, without a reload', async ({ page }) => {
  await openReady(page, '/');
  const expectSamePage = await markPage(page);
  await page.route(/gauge-.*\.avif/, (route) => route.fulfill({ body: '' }));
  const rows = page.locator('#notes').getByRole('listitem');
  await expect(rows).toHaveText([/^9 August 2025 · 1 minBirds at dawn/, /^1 June 2025 · 1 minA gauge/]);
  await rows.getByRole('link', { name: 'A gauge that falls silent' }).click();
  await expect(page).toHaveTitle('A gauge that falls silent | Ayla Brennan');
  await page.getByRole('link', { name: 'details' }).click();
  await expect(page).toHaveURL('/notes/quiet-gauge#details');
  await expect(page.getByRole('heading', { name: 'Details' })).toBeInViewport();
  // The first file of the picture fails.
  const picture = page.getByRole('img', { name: 'A chart of the tide' });
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth && image.currentSrc))
    .toMatch(/webp$/);
  await page.getByRole('link', { name: 'tide table', exact: true }).click();
  await expect(page).toHaveURL('/mobile/1');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Notes' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Notes' })).toBeVisible();
  await expectSamePage();
});

test('paper has all of a long line of code and of a wide table', async ({ page }) => {
  await page.setViewportSize({ width: 688, height: 1000 });
  await page.emulateMedia({ media: 'print' });
  await page.goto('/notes/quiet-gauge/');
  const cut = await page.locator('article *').evaluateAll((elements) =>
    elements.filter((one) => {
      const isWide = one.getBoundingClientRect().right > innerWidth;
      return isWide || (one.clientWidth > 0 && one.scrollWidth > one.clientWidth);
    }),
  );
  expect(cut).toEqual([]);
});

test('no project links to a draft, which a build leaves out', async ({ page }) => {
  await page.goto('/mobile/3');
  await expect(page.locator('main a[href*="/notes/"]')).toHaveCount(0);
});

test('a note without a translation is marked as English, once', { tag: '@all' }, async ({ page }) => {
  await page.goto(`${sites.below.url}ar/notes/quiet-gauge/`);
  await expect(page.locator('article > [lang="en-IE"]')).toHaveCount(1);
  await expect(page.locator('article > [lang="en-IE"]')).toHaveAttribute('dir', 'ltr');
  await page.goto(`${sites.below.url}ar/notes/`);
  await expect(page.getByRole('link', { name: 'طيور الفجر' })).toHaveAttribute(
    'href',
    '/portfolio/ar/notes/bird-song',
  );
  const feed = page.locator('head link[type="application/atom+xml"]');
  await expect(feed).toHaveAttribute('href', 'https://ayla.example.com/portfolio/ar/feed.xml');
});
