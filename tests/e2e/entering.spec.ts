import type { Page } from '@playwright/test';
import { expect, hold, test } from './test.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** From now on the page keeps the timing of each fade of a list's child. */
async function keepTimings(page: Page) {
  await page.addInitScript(() => {
    const timings: string[] = [];
    Object.assign(window, { timings });
    const { animate } = Element.prototype;
    Element.prototype.animate = function (keyframes, options) {
      const { delay = 0, duration } = typeof options === 'object' ? options : {};
      const fades = keyframes !== null && 'opacity' in keyframes;
      if (fades && this.tagName === 'LI') timings.push(`${Math.round(Number(delay))} ${duration}`);
      return animate.call(this, keyframes, options);
    };
  });
}

const timings = (page: Page) => page.evaluate<string[]>('timings');

test('cards enter one after the other: 0.4 s, then 0.1 s more for each', async ({ page }) => {
  await keepTimings(page);
  await page.goto('/');
  await expect(page.locator('.aos-init').first()).toBeAttached();
  // A part gets ready one screen before it is seen.
  await page.locator('.path-list > li').last().scrollIntoViewIfNeeded();
  await expect(page.locator('#project')).toHaveAttribute('data-ready', '');
  const first = page.locator('#panel-mobile .card').first();
  await expect(first).toHaveCSS('opacity', '0');
  await first.scrollIntoViewIfNeeded();
  const expected = [400, 500, 600, 700, 800].map((delay) => `${delay} 500`);
  await expect.poll(() => timings(page)).toEqual(expected);
});

test('technologies enter 0.1 s apart, each in 0.5 s', async ({ page }) => {
  await keepTimings(page);
  await page.setViewportSize({ width: 390, height: 600 });
  await page.goto('/website/seed-bank');
  await expect(page.locator('html[data-ready=""]')).toBeAttached();
  const tiles = page.locator('[aria-labelledby=technologies] li');
  await tiles.first().scrollIntoViewIfNeeded();
  const expected = Array.from({ length: await tiles.count() }, (_, index) => `${index * 100} 500`);
  await expect.poll(() => timings(page)).toEqual(expected);
});

test('sections enter within a second, each time they are scrolled to', async ({ page }) => {
  await page.goto('/');
  const tools = page.locator('#tools [data-aos]');
  await expect(page.locator('.aos-init').first()).toBeAttached();
  await expect(tools).not.toHaveClass(/aos-animate/);
  await expect(tools).toHaveCSS('transition-duration', '1s, 1s');
  await tools.evaluate((element) => element.scrollIntoView());
  await expect(tools).toHaveCSS('opacity', '1');
  await page.evaluate(() => scrollTo(0, 0));
  await expect(tools).not.toHaveClass(/aos-animate/);
});

test('the script waits for the first picture, though not for ever', async ({ page }) => {
  const release = await hold(page, '**/pictures/coin-front-*');
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await expect(page.locator('html[data-ready]')).toBeAttached();
  const first = await page.evaluate(() => {
    const files = performance.getEntriesByType('resource');
    return Math.min(...files.filter(({ name }) => name.endsWith('.js')).map(({ startTime }) => startTime));
  });
  expect(first).toBeGreaterThanOrEqual(1_000);
  release();
  await page.waitForLoadState();
});
