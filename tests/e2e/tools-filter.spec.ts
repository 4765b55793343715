import type { Page } from '@playwright/test';
import { expect, openReady, settle, test } from './test.ts';

const tools = (page: Page) => page.locator('#tools');
const titles = (page: Page) => page.getByRole('tabpanel').getByRole('heading', { level: 4 });

test('a tool says how many projects use it, and leads to exactly those', async ({ page }) => {
  await openReady(page, '/');
  await tools(page).getByRole('link', { name: 'Flutter 3 projects' }).click();

  await expect(page).toHaveURL('/?tool=Flutter#project');
  await expect(page.getByRole('heading', { name: 'My Projects' })).toBeFocused();
  await expect(page.getByRole('heading', { name: 'My Projects' })).toBeInViewport();
  await expect(page.getByRole('status').filter({ hasText: 'projects use' })).toHaveText(
    '3 of 8 projects use Flutter',
  );
  await expect(titles(page)).toHaveText(['Tide Table', 'Star Atlas', 'Bird Song - Dawn Chorus Identifier']);

  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect(titles(page)).toHaveCount(5);
});

test('the numbers on the tiles are the numbers of projects that they lead to', async ({ page }) => {
  await openReady(page, '/');
  expect(await tools(page).getByRole('link').count()).toBeGreaterThan(5);
  for (const name of ['C 1 project', 'Laravel 2 projects', 'Tailwind CSS 2 projects']) {
    await tools(page).getByRole('link', { name, exact: true }).click();
    const count = name.match(/\d+/)?.[0];
    await expect(page.getByRole('status').filter({ hasText: ' of 8 ' })).toHaveText(new RegExp(`^${count} `));
    const shown = await page.getByRole('tab').locator('.tab-count').allInnerTexts();
    expect(shown.map(Number).reduce((sum, one) => sum + one)).toBe(Number(count));
  }
});

test('a tool that no project uses is no link', async ({ page }) => {
  await openReady(page, '/');
  await expect(tools(page).getByText('Notion', { exact: true })).toBeVisible();
  await expect(tools(page).getByRole('link', { name: 'Notion' })).toHaveCount(0);
});

test('the filter is taken away by one button, which hands the focus to the tabs', async ({ page }) => {
  await openReady(page, '/?tool=React#project');
  await expect(page.getByRole('tab', { name: 'Website 2' })).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('button', { name: 'React (show all projects)' }).click();
  await expect(page).toHaveURL('/?projects=website#project');
  await expect(titles(page)).toHaveCount(3);
  await expect(page.getByRole('tab', { name: 'Website' })).toBeFocused();
  await expect(page.getByRole('button', { name: /show all projects/ })).toHaveCount(0);
});

test('the tabs work on, and a list without a match leads to the other one', async ({ page }) => {
  await openReady(page, '/?tool=React#project');
  await page.getByRole('tab', { name: 'Mobile 0' }).click();
  await expect(page).toHaveURL('/?projects=mobile&tool=React#project');
  await expect(page.getByText('No mobile project uses React.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('No mobile project uses React.')).toBeVisible();
  await page.getByRole('button', { name: 'Show website projects with React' }).click();
  await expect(titles(page)).toHaveCount(2);
  await expect(page.getByRole('tab', { name: 'Website 2' })).toBeFocused();
});

test('an unknown tool filters nothing', async ({ page }) => {
  await openReady(page, '/?tool=COBOL#project');
  await expect(titles(page)).toHaveCount(5);
  await expect(page.getByRole('button', { name: /show all projects/ })).toHaveCount(0);
});

test('a technology of a project leads to all projects that use it', async ({ page }) => {
  await openReady(page, '/website/9');
  await page.getByRole('link', { name: /^PostgreSQL/ }).click();
  await expect(page).toHaveURL('/?tool=PostgreSQL#project');
  await expect(page.getByRole('heading', { name: 'My Projects' })).toBeInViewport();
  await expect(titles(page)).toHaveText(['Field Notes', 'Night Radio']);
});

for (const width of [390, 1440]) {
  test(`opened with a tool at ${width} px nothing jumps`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) if ('value' in entry) shifts.push(Number(entry.value));
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await openReady(page, '/?tool=JavaScript#project');
    await expect(titles(page)).toHaveCount(2);
    await settle(page);
    const total = await page.evaluate<number>('shifts.reduce((sum, one) => sum + one, 0)');
    expect(total).toBeLessThan(0.02);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('an address with a tool shows all projects', async ({ page }) => {
    await page.goto('/?tool=Flutter#project');
    await expect(titles(page).first()).toBeVisible();
    await expect(page.getByRole('heading', { level: 4 })).toHaveCount(8);
  });
});
