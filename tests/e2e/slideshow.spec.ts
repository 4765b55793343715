import type { Page } from '@playwright/test';
import { drag, expect, openReady, test } from './test.ts';

const screens = (page: Page) => page.locator('.slide');

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every screen can be reached by scrolling and by a link, and there are no dead buttons', async ({
    page,
  }) => {
    await page.goto('/mobile/5');
    await expect(screens(page)).toHaveCount(7);
    await page.locator('.phone').scrollIntoViewIfNeeded();
    await expect(screens(page).first()).toBeInViewport();
    await page.getByRole('link', { name: 'Screen number 5 of a program for the phone' }).click();
    await expect(screens(page).nth(4)).toBeInViewport({ ratio: 0.9 });
    await expect(screens(page).first()).not.toBeInViewport();
    const show = page.getByRole('region', { name: / screenshots$/ });
    await expect(show.getByRole('button')).toHaveCount(0);
    await expect(show.getByRole('img')).toHaveCount(7);
  });
});

test('keeps the screen that was scrolled to before the script runs', async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      const list = document.querySelector('.slides');
      if (list) list.scrollLeft = 2 * list.clientWidth;
    });
  });
  await openReady(page, '/mobile/5');
  await expect(page.getByRole('button', { name: /^Screenshot 3/ })).toHaveAttribute('aria-current', 'true');
});

test('works from right to left', async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => document.documentElement.setAttribute('dir', 'rtl'));
  });
  await openReady(page, '/mobile/5');
  for (const [name, shown] of [
    ['Next screenshot', 2],
    ['Previous screenshot', 1],
    ['Previous screenshot', 7],
    ['Next screenshot', 1],
  ] as const) {
    await page.getByRole('button', { name }).click();
    await expect(page.getByRole('button', { name: new RegExp(`^Screenshot ${shown}`) })).toHaveAttribute(
      'aria-current',
      'true',
    );
    await expect(screens(page).nth(shown - 1)).toBeInViewport({ ratio: 0.5 });
  }
  await page.locator('.slides').evaluate((list) => list.scrollTo({ left: -3 * list.clientWidth }));
  await expect(page.getByRole('button', { name: /^Screenshot 4/ })).toHaveAttribute('aria-current', 'true');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

  test('panning a zoomed page does not turn it', async ({ page }) => {
    await openReady(page, '/mobile/5');
    await expect(page.locator('.phone')).toHaveCSS('touch-action', 'auto');
    await page.locator('.phone').scrollIntoViewIfNeeded();
    const finger = await page.context().newCDPSession(page);
    await finger.send('Emulation.setPageScaleFactor', { pageScaleFactor: 2 });
    await expect(page.locator('.slides')).toHaveAttribute('data-zoomed', 'true');
    await drag(page, { x: 160, y: 320 }, { x: -150, y: 0 });
    await expect(page.locator('.slide[data-shown=true] img')).toHaveAttribute('alt', /Identifier 1: /);
    expect(await page.locator('.slides').evaluate((list) => list.scrollLeft)).toBe(0);
  });
});
