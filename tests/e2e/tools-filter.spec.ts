import type { Page } from '@playwright/test';
import { expect, hydrateAll, openReady, test } from './test.ts';

const tools = (page: Page) => page.locator('#tools');
const titles = (page: Page) => page.getByRole('tabpanel').getByRole('heading', { level: 4 });

test('a tool filters the projects that use it; one that no project uses is not a link', async ({ page }) => {
  await openReady(page, '/');
  await hydrateAll(page);
  await expect(tools(page).getByText('Notion', { exact: true })).toBeVisible();
  await expect(tools(page).getByRole('link', { name: 'Notion' })).toHaveCount(0);
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

test('a list without a match links to the other one; one button clears the filter', async ({ page }) => {
  await openReady(page, '/?tool=React#project');
  await page.getByRole('tab', { name: 'Mobile 0' }).click();
  await expect(page).toHaveURL('/?projects=mobile&tool=React#project');
  await expect(page.getByText('No mobile project uses React.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('No mobile project uses React.')).toBeVisible();
  await page.getByRole('button', { name: 'Show website projects with React' }).click();
  await expect(titles(page)).toHaveCount(2);
  await expect(page.getByRole('tab', { name: 'Website 2' })).toBeFocused();
  await page.getByRole('button', { name: 'React (show all projects)' }).click();
  await expect(page).toHaveURL('/?projects=website#project');
  await expect(titles(page)).toHaveCount(3);
  await expect(page.getByRole('tab', { name: 'Website' })).toBeFocused();
  await expect(page.getByRole('button', { name: /show all projects/ })).toHaveCount(0);
});

test('a technology of a project links to all projects that use it', async ({ page }) => {
  await openReady(page, '/website/9');
  await page.getByRole('link', { name: /^PostgreSQL/ }).click();
  await expect(page).toHaveURL('/?tool=PostgreSQL#project');
  await expect(page.getByRole('heading', { name: 'My Projects' })).toBeInViewport();
  await expect(titles(page)).toHaveText(['Field Notes', 'Night Radio']);
});
