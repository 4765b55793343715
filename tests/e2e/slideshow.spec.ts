import type { Page } from '@playwright/test';
import { drag, expect, openReady, test } from './test.ts';

const shown = (page: Page) => page.locator('figure[data-shown=true] img');
const dot = (page: Page, number: number) =>
  page.getByRole('button', { name: new RegExp(`^Screenshot ${number}`) });

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('advances every 4 s, wraps, and pauses under the pointer and the focus', async ({ page }) => {
    await page.clock.install();
    await openReady(page, '/mobile/3');
    const expectAfter = async (milliseconds: number, alt: RegExp) => {
      await page.clock.runFor(milliseconds);
      await expect(shown(page)).toHaveAttribute('alt', alt);
    };
    await expectAfter(0, /^Star Atlas 1/);
    await expectAfter(4000, /^Star Atlas 2/);
    await expect(page.locator('[data-leaving]')).toHaveCSS('transition-duration', '0.3s');
    for (const next of [/Atlas 3/, /Atlas 4/, /Atlas 1/]) await expectAfter(4000, next);
    await page.locator('[data-frame]').hover();
    await expectAfter(9000, /^Star Atlas 1/);
    await page.mouse.move(0, 0);
    await page.getByRole('button', { name: 'Next screenshot' }).focus();
    await expectAfter(9000, /^Star Atlas 1/);
  });
});

test.describe('on a touch screen', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

  test('swipes turn it, and it loads only the screens nearby', async ({ page }) => {
    const loaded = new Set<string>();
    page.on('request', (request) => {
      const screen = /pictures\/mobile-5-bird-song-(\d)-/.exec(request.url())?.[1];
      if (screen) loaded.add(screen);
    });
    await openReady(page, '/mobile/5');
    const phone = page.locator('[data-frame]');
    // Each swipe starts on the screen where the previous one ended.
    for (const [name, [x, y], screen] of [
      ['more down than sideways', [-60, 90], 1],
      ['to the left', [-140, 0], 2],
      ['to the right', [140, 0], 1],
    ] as const) {
      // The previous swipe may have scrolled the page.
      await phone.scrollIntoViewIfNeeded();
      await expect.poll(() => page.locator('[data-zoomed]').evaluate(hasSettled), name).toBe(true);
      const box = await phone.boundingBox();
      if (!box) throw new Error('The slideshow is not on the page.');
      if (screen === 1 && x < 0) expect([...loaded].toSorted()).toEqual(['1', '2', '7']);
      await drag(page, { x: box.x + box.width / 2, y: box.y + box.height / 2 }, { x, y });
      await expect(shown(page), name).toHaveAttribute('alt', new RegExp(`Identifier ${screen}: `));
    }
    await dot(page, 5).tap();
    await expect.poll(() => loaded.size).toBe(7);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a link reaches every screen, and no button is dead', async ({ page }) => {
    await page.goto('/mobile/5');
    await page.getByRole('link', { name: 'Screen number 5 of a program for the phone' }).click();
    await expect(page.locator('figure').nth(4)).toBeInViewport({ ratio: 0.9 });
    await expect(page.locator('figure').first()).not.toBeInViewport();
    const show = page.getByRole('region', { name: / screenshots$/ });
    await expect(show.getByRole('button')).toHaveCount(0);
    await expect(show.getByRole('img')).toHaveCount(7);
  });
});

/** Whether the list has settled on a screen. The width may be fractional, and `clientWidth` is rounded. */
function hasSettled({ scrollLeft, clientWidth }: Element): boolean {
  const screens = scrollLeft / clientWidth;
  return Math.abs(screens - Math.round(screens)) < 0.02;
}
