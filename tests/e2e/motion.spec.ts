import type { Page } from '@playwright/test';
import { drawFrame, expect, holdFiles, hydrateAll, openReady, test } from './test.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const running = (page: Page) =>
  page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length);

/** The names of infinite animations. */
const endless = (page: Page) =>
  page.evaluate(() => {
    const animations = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().iterations === Number.POSITIVE_INFINITY);
    return [...new Set(animations.map((one) => (one as CSSAnimation).animationName))].sort();
  });

test('only the coin and the typing indicator move on, until Stop motion', async ({ page, gemini }) => {
  gemini.respondWith('never');
  await openReady(page, '/mobile/5');
  expect(await endless(page)).toEqual([]);
  await openReady(page, '/');
  const coin = ['coin-glint', 'coin-shadow', 'coin-turn'];
  expect(await endless(page)).toEqual(coin);
  await hydrateAll(page);
  await page.getByRole('textbox', { name: 'Your question for Ayla Bot' }).fill('Halo');
  await page.keyboard.press('Enter');
  await expect.poll(() => endless(page)).toEqual([...coin, 'petal']);
  await page.getByRole('button', { name: 'Stop motion' }).click();
  await expect.poll(() => running(page)).toBe(0);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Start motion' })).toBeVisible();
  expect(await running(page)).toBe(0);
});

test('nothing fades in again after Back', async ({ page }) => {
  await openReady(page, '/');
  await hydrateAll(page);
  const cards = page.locator('#panel-mobile li:has(h4)');
  await page.mouse.wheel(0, 1);
  await expect(page.locator('#panel-mobile .aos-init')).toBeAttached();
  await cards.first().scrollIntoViewIfNeeded();
  await cards.first().getByRole('link', { name: 'Tide Table' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Tide Table' })).toBeVisible();
  await page.clock.install();
  await page.goBack();
  await expect(cards.first()).toBeInViewport();
  await drawFrame(page);
  await page.clock.runFor(1000);
  await expect(page.locator('.aos-init')).toHaveCount(0);
  await expect(cards.first()).toHaveCSS('opacity', '1');
});

test('a stalled animation library hides nothing', async ({ page }) => {
  await holdFiles(page, '**/assets/aos-*.js');
  await openReady(page, '/');
  await hydrateAll(page);
  await page.getByRole('tab', { name: 'Website' }).click();
  const cards = page.locator('#panel-website li:has(h4)');
  await expect(cards.first()).toBeInViewport();
  for (const card of await cards.all()) await expect(card).toHaveCSS('opacity', '1');
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('nothing moves or fades until the visitor starts motion', async ({ page }) => {
    await page.clock.install();
    await openReady(page, '/');
    const first = await page.locator('#beranda [translate="no"]').textContent();
    await page.clock.runFor(5_000);
    expect(await page.locator('#beranda [translate="no"]').textContent()).toBe(first);
    await page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'Projects' }).click();
    await expect(page.getByRole('heading', { name: 'My Projects' })).toBeInViewport();
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
    const faded = await page
      .locator('[data-aos], [data-aos=stagger] > *')
      .evaluateAll((all) => all.filter((one) => getComputedStyle(one).opacity !== '1').length);
    expect(faded).toBe(0);
    await page.getByRole('button', { name: 'Start motion' }).click();
    await expect.poll(() => running(page)).toBeGreaterThan(0);
  });
});

test.describe('the coin', () => {
  // A small window, because software rendering in 3D is slow.
  test.use({ viewport: { width: 500, height: 1100 } });

  const coin = (page: Page) => page.getByRole('button', { name: 'Flip the coin' });
  /** Which face the visitor turned up, as the cosine of the angle: 1 is the front, -1 the back. */
  const face = (page: Page) =>
    coin(page).evaluate(({ previousElementSibling: one }) => {
      return one ? new DOMMatrix(getComputedStyle(one).transform).m11 : undefined;
    });

  test('flips on a click and on Enter, lands on a face, and moves nothing else', async ({ page }) => {
    await openReady(page, '/');
    const size = () =>
      page.evaluate(() => [
        document.documentElement.scrollWidth,
        document.querySelector('#beranda')?.clientHeight,
      ]);
    const before = await size();
    await coin(page).click();
    await expect.poll(async () => Math.abs((await face(page)) ?? 1), { intervals: [30] }).toBeLessThan(0.95);
    expect(await size()).toEqual(before);
    await expect.poll(() => face(page)).toBeCloseTo(-1);
    await coin(page).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => face(page)).toBeCloseTo(1);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openReady(page, '/');
    await coin(page).click();
    expect(await face(page)).toBeCloseTo(-1);
  });
});
