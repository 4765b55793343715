import axe from 'axe-core';
import { expect, openReady, test } from './test.ts';

test('home prints with both lists open and addresses, without anything to press', async ({ page }) => {
  await openReady(page, '/');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: 'Recent Web Projects' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Recent Mobile Projects' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Contact' })).toBeVisible();
  await expect(page.locator('button:visible, input:visible, textarea:visible, nav:visible')).toHaveCount(0);
  // With "Background graphics" on, too.
  await page.evaluate(axe.source);
  expect(await page.evaluate(() => window.axe.run({ runOnly: 'color-contrast' }))).toMatchObject({
    violations: [],
  });
  const addressOf = (link: Element) => getComputedStyle(link, '::after').content;
  const link = page.getByRole('link', { name: 'Marine Data' });
  expect(await link.evaluate(addressOf)).toContain('https://example.com/marine-data');
});

test('a project prints with each of its screens', async ({ page }) => {
  await openReady(page, '/mobile/5');
  await page.emulateMedia({ media: 'print' });
  const screens = page.locator('.slide img');
  for (const screen of await screens.all()) await expect(screen).toBeVisible();
  await expect(page.locator('button:visible, nav:visible')).toHaveCount(0);
});
