import { expect, test } from './test.ts';

test('who scrolls and picks a list before the page can answer stays there and gets it', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('tab', { name: 'Website' }).click();
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(1_000);
  release();

  await expect(page.getByRole('heading', { name: 'Recent Web Projects' })).toBeVisible();
  expect(Math.abs((await page.evaluate(() => scrollY)) - before)).toBeLessThan(200);
});

test('the first pick after opening shows at once, while parts of the page sleep', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-alive', { timeout: 15_000 });
  await page.getByRole('tab', { name: 'Website' }).click();
  await expect(page.getByRole('heading', { name: 'Recent Web Projects' })).toBeVisible();
});
