import type { Page } from '@playwright/test';
import { expect, openReady, test } from './test.ts';

/** Half turns that the visitor gave it. */
function halfTurns(page: Page) {
  return page
    .locator('.coin')
    .evaluate((coin) => Number.parseFloat(coin.style.getPropertyValue('--hand') || '0') / 180);
}

// A small window: software rendering is slow with a coin in three dimensions.
test.use({
  viewport: { width: 500, height: 1100 },
  contextOptions: { reducedMotion: 'no-preference' },
});

test('the coin is flipped by a click and by Enter, and comes to rest on a face', async ({ page }) => {
  await openReady(page, '/');
  const coin = page.getByRole('button', { name: 'Flip the coin' });

  await coin.click();
  await expect.poll(() => halfTurns(page), { timeout: 10_000 }).toBe(3);
  await coin.focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => halfTurns(page), { timeout: 10_000 }).toBe(6);
});

test('a drag turns it, and it comes to rest on the face that was turned up', async ({ page }) => {
  await openReady(page, '/');
  const box = await page.getByRole('button', { name: 'Flip the coin' }).boundingBox();
  if (!box) throw new Error('The coin is not on the page.');
  const middle = box.y + box.height / 2;
  await page.mouse.move(box.x + 60, middle);
  await page.mouse.down();
  await page.mouse.move(box.x + 290, middle, { steps: 8 });
  expect(await halfTurns(page)).toBeGreaterThan(0.5);
  // A hand that rests before it lets go gives the coin no swing.
  const rests = await page.evaluate(() => performance.now());
  await page.waitForFunction((since) => performance.now() > since + 300, rests);
  await page.mouse.move(box.x + 291, middle);
  await page.mouse.up();
  await expect.poll(() => halfTurns(page), { timeout: 10_000 }).toBe(1);
});

test('it waits in the hand, and turns on by itself afterwards', async ({ page }) => {
  await openReady(page, '/');
  const state = () => page.locator('.coin-turn').evaluate((element) => element.getAnimations()[0]?.playState);
  const box = await page.locator('.coin').boundingBox();
  if (!box) throw new Error('The coin is not on the page.');
  await page.mouse.move(box.x + 100, box.y + 200);
  await page.mouse.down();
  await page.mouse.move(box.x + 160, box.y + 200, { steps: 4 });
  await expect.poll(state).toBe('paused');
  await page.mouse.up();
  await expect.poll(state).toBe('running');
});

test('the glint crosses a face in step with the turn: once each half turn', async ({ page }) => {
  await openReady(page, '/');
  const timings = await page
    .locator('.coin-face b')
    .evaluateAll((all) => all.map((one) => one.getAnimations()[0]?.effect?.getComputedTiming().duration));
  expect(timings).toEqual([1500, 1500]);
});

test('a flip moves nothing else on the page', async ({ page }) => {
  await openReady(page, '/');
  const height = () => page.locator('.hero').evaluate((hero) => hero.getBoundingClientRect().height);
  const before = await height();
  await page.getByRole('button', { name: 'Flip the coin' }).click();
  await expect.poll(() => halfTurns(page), { intervals: [50] }).toBeGreaterThan(0.2);
  expect(await height()).toBe(before);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('a flip shows the other face at once, without a spin', async ({ page }) => {
    await openReady(page, '/');
    await page.getByRole('button', { name: 'Flip the coin' }).click();
    expect(await halfTurns(page)).toBe(1);
    await page.getByRole('button', { name: 'Flip the coin' }).click();
    expect(await halfTurns(page)).toBe(2);
  });
});
