import { expect, test } from './test.ts';

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme}`, () => {
    test.use({ colorScheme });

    for (const width of [320, 390, 820, 1440]) {
      test(`nothing is wider than ${width} px`, async ({ page }) => {
        await page.setViewportSize({ width, height: 844 });
        for (const path of ['/', '/?projects=website', '/website/3', '/mobile/5', '/mobile/4']) {
          await page.goto(path);
          const tooFar = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
          expect(tooFar, path).toBeLessThanOrEqual(0);
        }
      });
    }
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('home shows both lists and everything in them', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'Hello' })).toBeVisible();
    for (const text of ['Recent Web Projects', 'Recent Mobile Projects', 'Star Atlas', 'Field Notes']) {
      await expect(page.getByText(text, { exact: true })).toBeVisible();
    }
    await page.getByRole('link', { name: 'Field Notes' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Field Notes' })).toBeVisible();
  });

  test('a page has its heading, its paragraphs and its links', async ({ page }) => {
    await page.goto('/mobile/5');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.locator('article p').count()).toBeGreaterThan(2);
    await page.getByRole('link', { name: 'Back to Projects' }).click();
    await expect(page.getByRole('heading', { name: 'My Projects' })).toBeInViewport();
  });
});
