import type { Page } from '@playwright/test';
import { expect, openReady, test, waitForLoad } from './test.ts';

const lightbox = (page: Page) => page.getByRole('dialog', { name: / screenshots$/ });

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('the enlarged screen turns on arrow keys, closes on Escape, and returns the focus', async ({ page }) => {
  await openReady(page, '/mobile/5');
  const enlarge = page.getByRole('button', { name: 'Enlarge' });
  await enlarge.click();
  await expect(lightbox(page).getByText(/^1 of 7: /)).toBeVisible();
  // The page behind it does not scroll.
  await expect(page.locator('html')).toHaveCSS('overflow', 'hidden');
  await page.keyboard.press('ArrowRight');
  await expect(lightbox(page).getByRole('img')).toHaveAttribute('alt', /Identifier 2: /);
  for (const key of ['ArrowLeft', 'ArrowLeft']) await page.keyboard.press(key);
  await lightbox(page).getByRole('button', { name: 'Previous screenshot' }).click();
  await expect(lightbox(page).getByText(/^6 of 7: /)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(lightbox(page)).toHaveCount(0);
  await expect(enlarge).toBeFocused();
  await expect(page.locator('figure[data-shown=true] img')).toHaveAttribute('alt', /Identifier 6: /);
});

test('the enlarged screen fits each window', { tag: '@all' }, async ({ page }) => {
  await openReady(page, '/mobile/3');
  await page.getByRole('button', { name: 'Enlarge' }).click();
  for (const [width, height] of [
    [390, 844],
    [844, 390],
    [1440, 900],
    // A screen of 1280 × 1024 at 400 % zoom.
    [320, 256],
  ] as const) {
    await page.setViewportSize({ width, height });
    const screen = lightbox(page).getByRole('img');
    if (height > 560) await expect(screen).toBeInViewport({ ratio: 1 });
    else expect((await screen.boundingBox())?.width).toBeGreaterThan(Math.min(width * 0.9, 600));
    const [picture, caption] = await Promise.all(
      [screen, lightbox(page).locator('[aria-live]')].map((element) => element.boundingBox()),
    );
    expect(caption?.y).toBeGreaterThanOrEqual((picture?.y ?? 0) + (picture?.height ?? 0));
    for (const name of ['Close', 'Previous screenshot', 'Next screenshot'])
      await lightbox(page).getByRole('button', { name }).click({ trial: true });
  }
});

test('Share opens the share sheet, or copies the link', { tag: '@all' }, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openReady(page, '/mobile/3#documentation');
  const share = page.getByRole('button', { name: 'Share' });
  const shared = { title: 'Star Atlas', url: 'https://ayla.example.com/mobile/3/' };
  await page.evaluate(() => {
    const value = async (data: ShareData) => Object.assign(window, { shared: data });
    Object.defineProperty(navigator, 'share', { value, configurable: true });
  });
  await share.click();
  expect(await page.evaluate('shared')).toEqual(shared);
  await expect(page.getByText('Link copied')).toHaveCount(0);

  await page.evaluate(() => Object.defineProperty(navigator, 'share', { value: undefined }));
  await share.click();
  await expect(page.getByRole('status').filter({ hasText: 'Link copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(shared.url);
});

test('the next project opens at its top; Back closes the lightbox', { tag: '@all' }, async ({ page }) => {
  await openReady(page, '/mobile/5');
  const others = page.getByRole('navigation', { name: 'Other projects' });
  await others.getByRole('link', { name: 'Next project Tide Table' }).click();
  await expect(page).toHaveURL('/mobile/1');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await others.getByRole('link', { name: /^Previous project/ }).click();
  await expect(page).toHaveURL('/mobile/5');
  await page.getByRole('button', { name: 'Enlarge' }).click();
  await expect(lightbox(page)).toBeVisible();
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL('/mobile/1');
  await expect(lightbox(page)).toHaveCount(0);
});

test('Back to Projects goes back to the list, however often it is clicked', async ({ page }) => {
  await openReady(page, '/');
  // Ready, because the list moves when the filter applies.
  await openReady(page, '/?tool=Flutter#project');
  await page.getByRole('tabpanel').getByRole('link', { name: 'Bird Song' }).click();
  await page.getByRole('link', { name: 'Back to Projects' }).evaluate((link: HTMLElement) => {
    // Clicks again when the URL has changed but the page has not.
    addEventListener('popstate', () => link.click());
    link.click();
    link.click();
  });
  await expect(page.getByRole('heading', { name: 'My Projects' })).toBeVisible();
  await waitForLoad(page);
  await expect(page).toHaveURL('/?tool=Flutter#project');
});

test('Back to Projects and Home work on a page opened directly', { tag: '@all' }, async ({ page }) => {
  for (const [path, link, url, heading] of [
    ['/mobile/2', 'Back to Projects', '/#project', 'My Projects'],
    ['/website/3', 'Back to Home', '/#home', 'Hello'],
  ] as const) {
    await openReady(page, path);
    await page.getByRole('link', { name: link }).click();
    await expect(page).toHaveURL(url);
    await expect(page.getByRole('heading', { name: heading })).toBeInViewport();
  }
});
