import type { CDPSession, Page } from '@playwright/test';
import { expect, openAlive, test } from './test.ts';

test.use({ viewport: { width: 390, height: 700 } });

test('going to and fro leaves neither listeners nor parts of pages behind', async ({ page }) => {
  test.setTimeout(120_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openAlive(page, '/');
  const client = await page.context().newCDPSession(page);
  await client.send('Performance.enable');
  // The first rounds load every part of the site.
  for (let round = 0; round < 3; round++) await walkThrough(page);
  const before = await held(client);
  for (let round = 0; round < 6; round++) await walkThrough(page);
  await expect.poll(async () => (await held(client)).listeners).toBeLessThanOrEqual(before.listeners + 5);
  await expect.poll(async () => (await held(client)).nodes).toBeLessThanOrEqual(before.nodes + 100);
});

async function walkThrough(page: Page): Promise<void> {
  await page.locator('#project').scrollIntoViewIfNeeded();
  await page.getByRole('tab', { name: /Website/ }).click();
  await page.getByRole('tab', { name: /Mobile/ }).click();
  await page.getByRole('tabpanel').getByRole('link', { name: /Monev/ }).click();
  await page.getByRole('button', { name: 'Next screen' }).click();
  await page.goBack();
  await expect(page.getByRole('tab', { name: /Mobile/ })).toBeVisible();
}

/** What the page holds after everything that nobody needs is gone. */
async function held(client: CDPSession): Promise<{ listeners: number; nodes: number }> {
  for (let time = 0; time < 3; time++) await client.send('HeapProfiler.collectGarbage');
  const { metrics } = await client.send('Performance.getMetrics');
  const value = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  return { listeners: value('JSEventListeners'), nodes: value('Nodes') };
}
