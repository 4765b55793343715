import type { Page } from '@playwright/test';
import { expect, hydrateAll, openReady, test } from './test.ts';

const titles = (page: Page) => page.getByRole('tabpanel').getByRole('heading', { level: 4 });

/** Returns the scroll position at the last click. Playwright scrolls before it, to what is still fading in. */
async function recordPlaceOfClick(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    addEventListener('click', () => document.body.setAttribute('data-place', `${scrollY}`), true);
  });
  return async () => Number(await page.locator('body').getAttribute('data-place'));
}

test('reload keeps the chosen list, and Back also the scroll position', async ({ page }) => {
  await openReady(page, '/#project');
  await expect(page.getByRole('tab', { name: 'Mobile' })).toHaveAttribute('aria-selected', 'true');
  await expect(titles(page)).toHaveCount(5);
  await page.getByRole('tab', { name: 'Website' }).click();
  await expect(page).toHaveURL('/?projects=website#project');
  await page.reload();
  await expect(page.getByRole('tab', { name: 'Website' })).toHaveAttribute('aria-selected', 'true');
  await expect(titles(page)).toHaveCount(3);
  await expect(page.getByText('Recent Mobile Projects')).toBeHidden();

  const placeOfClick = await recordPlaceOfClick(page);
  await page.getByRole('link', { name: 'Night Radio' }).click();
  const before = await placeOfClick();
  expect(before).toBeGreaterThan(0);
  await expect(page.getByRole('heading', { level: 1, name: 'Night Radio' })).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page.getByRole('tab', { name: 'Website' })).toHaveAttribute('aria-selected', 'true');
  await expect.poll(async () => Math.abs((await page.evaluate(() => scrollY)) - before)).toBeLessThan(2);
});

test('a click on a tab scrolls its list into view', { tag: '@all' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openReady(page, '/#project');
  const tabs = page.getByRole('tablist');
  await tabs.evaluate((element) => element.scrollIntoView({ block: 'end', behavior: 'instant' }));
  await expect(page.getByText('Recent Mobile Projects')).not.toBeInViewport();
  await page.getByRole('tab', { name: 'Website' }).click();
  await expect(page.getByText('Recent Web Projects')).toBeInViewport();
  await expect(tabs).toBeInViewport({ ratio: 1 });
});

test('a tool filters the projects that use it; one that no project uses is not a link', async ({ page }) => {
  await openReady(page, '/');
  await hydrateAll(page);
  const tools = page.locator('#tools');
  await expect(tools.getByText('Notion', { exact: true })).toBeVisible();
  await expect(tools.getByRole('link', { name: 'Notion' })).toHaveCount(0);
  await tools.getByRole('link', { name: 'Flutter 3 projects' }).click();
  await expect(page).toHaveURL('/?tool=Flutter#project');
  await expect(page.getByRole('heading', { name: 'My Projects' })).toBeFocused();
  await expect(page.getByRole('heading', { name: 'My Projects' })).toBeInViewport();
  await expect(page.getByRole('status').filter({ hasText: '3 of 8 projects use Flutter' })).toHaveCount(1);
  await expect(titles(page)).toHaveText(['Tide Table', 'Star Atlas', 'Bird Song - Dawn Chorus Identifier']);
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect(titles(page)).toHaveCount(5);

  await openReady(page, '/website/9');
  await page.getByRole('link', { name: /^PostgreSQL/ }).click();
  await expect(page).toHaveURL('/?tool=PostgreSQL#project');
  await expect(titles(page)).toHaveText(['Field Notes', 'Night Radio']);
});

test('an empty list links to the other; other parameters stay', { tag: '@all' }, async ({ page }) => {
  await openReady(page, '/?utm_source=card&tool=React#project');
  await page.getByRole('tab', { name: 'Mobile 0' }).click();
  await expect(page).toHaveURL('/?utm_source=card&projects=mobile&tool=React#project');
  await expect(page.getByText('No mobile project uses React.')).toBeVisible();
  await page.getByRole('button', { name: 'Show website projects with React' }).click();
  await expect(titles(page)).toHaveCount(2);
  await expect(page.getByRole('tab', { name: 'Website 2' })).toBeFocused();
  await page.evaluate(() => scrollBy({ top: 40, behavior: 'instant' }));
  const placeOfClick = await recordPlaceOfClick(page);
  await page.getByRole('button', { name: 'React (show all projects)' }).click();
  await expect(page).toHaveURL('/?utm_source=card&projects=website#project');
  expect(await page.evaluate(() => scrollY)).toBe(await placeOfClick());
  await expect(titles(page)).toHaveCount(3);
  await expect(page.getByRole('tab', { name: 'Website' })).toBeFocused();
});
