import type { Page } from '@playwright/test';
import { expect, openReady, test } from './test.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** The names of what goes on for ever. */
const endless = (page: Page) =>
  page.evaluate(() => [
    ...new Set(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().iterations === Number.POSITIVE_INFINITY)
        .map((animation) => (animation instanceof CSSAnimation ? animation.animationName : 'unnamed')),
    ),
  ]);

test('nothing but the coin, and a bot that is writing, moves for ever', async ({ page, gemini }) => {
  gemini.respondWith('never');
  await openReady(page, '/mobile/5');
  expect(await endless(page)).toEqual([]);
  await openReady(page, '/');
  const coin = ['coin-glint', 'coin-shadow', 'coin-turn'];
  expect((await endless(page)).sort()).toEqual(coin);
  await page.getByRole('textbox', { name: 'Your question for Ayla Bot' }).fill('Halo');
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await endless(page)).sort()).toEqual([...coin, 'petal']);
  await page.getByRole('button', { name: 'Stop motion' }).click();
  await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
});

test('stopped, the slideshow stands too, on this page and on the next visit; started, it goes on', async ({
  page,
}) => {
  await page.clock.install();
  await openReady(page, '/mobile/5');
  const shown = page.locator('.slide[data-shown=true] img');
  await page.mouse.move(0, 0);
  await page.getByRole('button', { name: 'Stop motion' }).click();
  await page.clock.runFor(9_000);
  await expect(shown).toHaveAttribute('alt', /Identifier 1: /);
  await page.reload();
  await page.clock.runFor(9_000);
  await expect(shown).toHaveAttribute('alt', /Identifier 1: /);
  await page.getByRole('button', { name: 'Start motion' }).click();
  await page.clock.runFor(4_500);
  await expect(shown).toHaveAttribute('alt', /Identifier 2: /);
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('sections, cards and technologies simply stand there, and a pick is there at once', async ({
    page,
  }) => {
    await openReady(page, '/');
    await page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'Projects' }).click();
    await expect(page.getByRole('heading', { name: 'My Projects' })).toBeInViewport();
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
    const faded = await page
      .locator('[data-aos], .cards > *')
      .evaluateAll((all) => all.filter((one) => getComputedStyle(one).opacity !== '1').length);
    expect(faded).toBe(0);
  });
});
