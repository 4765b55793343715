import { expect, test } from '../e2e/test.ts';

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
