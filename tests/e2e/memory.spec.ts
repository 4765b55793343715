import type { CDPSession, Page } from '@playwright/test';
import { expect, openReady, test } from './test.ts';

test.use({ viewport: { width: 390, height: 700 } });

test('repeated navigation leaks neither listeners nor nodes', async ({ page }) => {
  test.setTimeout(120_000);
  await openReady(page, '/');
  const client = await page.context().newCDPSession(page);
  await client.send('Performance.enable');
  // The first rounds load each part of the site.
  for (let round = 0; round < 3; round++) await walkThrough(page);
  const before = await retained(client);
  const rounds = 12;
  for (let round = 0; round < rounds; round++) await walkThrough(page);
  const growth = async (of: 'listeners' | 'nodes') => ((await retained(client))[of] - before[of]) / rounds;
  // Garbage collection may take a while; a leak grows with each round.
  await expect.poll(() => growth('listeners')).toBeLessThan(2);
  await expect.poll(() => growth('nodes')).toBeLessThan(30);
});

async function walkThrough(page: Page): Promise<void> {
  await page.locator('#project').scrollIntoViewIfNeeded();
  await page.getByRole('tab', { name: /Website/ }).click();
  await page.getByRole('tab', { name: /Mobile/ }).click();
  await page
    .getByRole('tabpanel')
    .getByRole('link', { name: /Bird Song/ })
    .click();
  await page.getByRole('button', { name: 'Next screenshot' }).click();
  await page.goBack();
  await expect(page.getByRole('tab', { name: /Mobile/ })).toBeVisible();
}

/** Counts after garbage collection. */
async function retained(client: CDPSession): Promise<{ listeners: number; nodes: number }> {
  for (let time = 0; time < 3; time++) await client.send('HeapProfiler.collectGarbage');
  const { metrics } = await client.send('Performance.getMetrics');
  const value = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  return { listeners: value('JSEventListeners'), nodes: value('Nodes') };
}
