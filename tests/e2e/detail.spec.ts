import type { Page } from '@playwright/test';
import { expect, openReady, test, waitForLoad } from './test.ts';

const lightbox = (page: Page) => page.getByRole('dialog', { name: / screenshots$/ });

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test.describe('the enlarged screen', () => {
  test('turns on arrow keys, closes on Escape, and returns the focus', async ({ page }) => {
    await openReady(page, '/mobile/5');
    const enlarge = page.getByRole('button', { name: 'Enlarge' });
    await enlarge.click();
    await expect(lightbox(page)).toBeVisible();
    await expect(lightbox(page).getByRole('img')).toHaveAttribute('alt', /Identifier 1: /);
    await expect(lightbox(page).getByText(/^1 of 7: /)).toBeVisible();

    await page.keyboard.press('ArrowRight');
    await expect(lightbox(page).getByRole('img')).toHaveAttribute('alt', /Identifier 2: /);
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await expect(lightbox(page).getByRole('img')).toHaveAttribute('alt', /Identifier 7: /);
    await lightbox(page).getByRole('button', { name: 'Previous screenshot' }).click();
    await expect(lightbox(page).getByText(/^6 of 7: /)).toBeVisible();

    await page.keyboard.press('Escape');
    await expect(lightbox(page)).toHaveCount(0);
    await expect(enlarge).toBeFocused();
    await expect(page.locator('.slide[data-shown=true] img')).toHaveAttribute('alt', /Identifier 6: /);
  });

  test('fits the window beside its buttons, or fills the width of a low one', { tag: '@all' }, async ({
    page,
  }) => {
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
        [screen, lightbox(page).locator('.lightbox-caption')].map((element) => element.boundingBox()),
      );
      expect(caption?.y).toBeGreaterThanOrEqual((picture?.y ?? 0) + (picture?.height ?? 0));
      for (const name of ['Close', 'Previous screenshot', 'Next screenshot']) {
        await lightbox(page).getByRole('button', { name }).click({ trial: true });
      }
    }
  });
});

test.describe('Share', () => {
  test('opens the share sheet with the title and the address', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'share', {
        value: (data: ShareData) => {
          document.documentElement.dataset.shared = JSON.stringify(data);
          return Promise.resolve();
        },
      });
    });
    await openReady(page, '/mobile/3#documentation');
    await page.getByRole('button', { name: 'Share' }).click();
    await expect(page.locator('html')).toHaveAttribute(
      'data-shared',
      JSON.stringify({ title: 'Star Atlas', url: 'https://ayla.example.com/mobile/3/' }),
    );
    await expect(page.getByText('Link copied')).toHaveCount(0);
  });

  test('copies the link where the device cannot share', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
    await openReady(page, '/website/9');
    await page.getByRole('button', { name: 'Share' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Link copied' })).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe('https://ayla.example.com/website/9/');
  });
});

test.describe('other projects', () => {
  test('next wraps around, and leads to the top', async ({ page }) => {
    await openReady(page, '/mobile/5');
    const others = page.getByRole('navigation', { name: 'Other projects' });
    await others.getByRole('link', { name: 'Next project Tide Table' }).click();
    await expect(page).toHaveURL('/mobile/1');
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  });

  test('nothing of one project stays in another', async ({ page }) => {
    await openReady(page, '/mobile/3/');
    await openBySearch(page, 'Bird Song');
    await page.getByRole('button', { name: /^Screenshot 4/ }).click();
    await page.getByRole('button', { name: 'Enlarge' }).click();
    await expect(lightbox(page)).toBeVisible();
    await page.evaluate(() => history.back());
    await expect(page).toHaveURL('/mobile/3/');
    await expect(page.getByRole('button', { name: /^Screenshot 1/ })).toHaveAttribute('aria-current', 'true');
    await expect(lightbox(page)).toHaveCount(0);
  });

  test('Back to Projects goes back to the list, however often it is clicked', async ({ page }) => {
    await openReady(page, '/');
    await page.goto('/?tool=Flutter#project');
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

  test('Back to Projects opens the list at the card after another project', async ({ page }) => {
    await openReady(page, '/#project');
    await page.getByRole('tabpanel').getByRole('link', { name: 'Tide Table' }).click();
    await expect(page).toHaveURL('/mobile/1');
    await openBySearch(page, 'Bird Song');
    await page.getByRole('link', { name: 'Back to Projects' }).click();
    await expect(page).toHaveURL('/#project');
    await expect(page.getByRole('tabpanel').getByRole('link', { name: /^Bird Song/ })).toBeFocused();
    await expect(page.getByRole('tabpanel').getByRole('link', { name: /^Bird Song/ })).toBeInViewport();
  });

  test('Back to Projects and Back to Home work on a page that was opened directly', async ({ page }) => {
    await openReady(page, '/mobile/2');
    await page.getByRole('link', { name: 'Back to Projects' }).click();
    await expect(page).toHaveURL('/#project');
    await expect(page.getByRole('heading', { name: 'My Projects' })).toBeInViewport();
    await openReady(page, '/website/3');
    await page.getByRole('link', { name: 'Back to Home' }).click();
    await expect(page).toHaveURL('/#home');
    await expect(page.getByRole('heading', { name: 'Hello' })).toBeInViewport();
  });
});

async function openBySearch(page: Page, title: string) {
  await page.keyboard.press('Control+k');
  await page.getByRole('searchbox').fill(title);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(title);
}

test('a view transition runs on the way to a page and back', {
  tag: '@all',
}, async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(window, { transitions: 0 });
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      const transition = start(update);
      // Rejects when two elements have the same name.
      transition.ready.then(() =>
        Object.assign(window, { transitions: Number(Reflect.get(window, 'transitions')) + 1 }),
      );
      return transition;
    };
  });
  const transitions = () => page.evaluate('transitions');
  await openReady(page, '/#project');
  await page.getByRole('link', { name: 'Pocket Ledger' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Pocket Ledger' })).toBeVisible();
  await expect.poll(transitions).toBe(1);
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'My Projects' })).toBeAttached();
  await expect.poll(transitions).toBe(2);
});
