import type { Page } from '@playwright/test';
import { expect, test } from './test.ts';

/** Delay and duration, in ms, of the animation that each child of a list enters by. */
async function entrances(page: Page, list: string) {
  const items = page.locator(`${list} > li`);
  await expect.poll(() => items.last().evaluate((item) => item.getAnimations().length)).toBeGreaterThan(0);
  return items.evaluateAll((all) =>
    all.map((item) => {
      const { delay, duration } = item.getAnimations()[0]?.effect?.getTiming() ?? {};
      return { delay: Math.round(delay ?? 0), duration };
    }),
  );
}

test('cards enter one after the other: 0.4 s, then 0.1 s more for each', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('tab', { name: 'Mobile' }).evaluate((tab) => tab.scrollIntoView({ block: 'end' }));
  await page.mouse.wheel(0, 700);
  const cards = await entrances(page, '#panel-mobile .cards');
  expect(cards.map(({ delay }) => delay)).toEqual([400, 500, 600, 700, 800, 900, 1000]);
});

test('technologies enter 0.1 s apart, each in 0.5 s', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 600 });
  await page.goto('/website/13');
  await page.getByRole('heading', { name: 'Teknologi used' }).scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 300);
  const tiles = await entrances(page, '[aria-labelledby=technologies] ul');
  tiles.forEach(({ delay, duration }, index) => {
    expect(delay).toBe(index * 100);
    expect(duration).toBe(500);
  });
});

test('sections enter within a second, each time they are scrolled to', async ({ page }) => {
  await page.goto('/');
  const tools = page.locator('#tools [data-aos]');
  await expect(page.locator('html.scroll-animations')).toBeAttached();
  await expect(tools).not.toHaveClass(/aos-animate/);
  await expect(tools).toHaveCSS('transition-duration', '1s');
  await tools.evaluate((element) => element.scrollIntoView());
  await expect(tools).toHaveCSS('opacity', '1');
  await page.evaluate(() => scrollTo(0, 0));
  await expect(tools).not.toHaveClass(/aos-animate/);
});
