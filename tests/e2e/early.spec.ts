import type { Page } from '@playwright/test';
import { sites } from './sites.ts';
import { expect, hold, painted, test } from './test.ts';

for (const { url, base } of [sites.withKeys, sites.below]) {
  for (const path of ['', 'mobile/5/', 'website/3/']) {
    test(`${base}${path} is brought to life as it was built, not built anew`, async ({ page }) => {
      // After the last of the markup, before the script.
      await page.addInitScript(() => {
        document.addEventListener(
          'readystatechange',
          () => {
            for (const element of document.querySelectorAll('#root *')) element.classList.add('built');
          },
          { once: true },
        );
      });
      await page.goto(url + path);
      await expect(page.locator('html')).toHaveAttribute('data-ready', '');
      await expect(page.locator('h1')).toHaveClass(/built/);
      await expect(page.locator('footer')).toHaveClass(/built/);
    });
  }
}

test('who scrolls and picks a list before the page can answer gets it', async ({ page }) => {
  const release = await hold(page, '**/assets/*.js');
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('tab', { name: 'Website' }).click();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(1_000);
  release();

  await expect(page.getByRole('heading', { name: 'Recent Web Projects' })).toBeInViewport();
});

test('the menu opens before the page can answer, and leads to a section', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const release = await hold(page, '**/assets/*.js');
  await page.goto('/', { waitUntil: 'commit' });
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(menu).toBeVisible();
  await menu.getByRole('button', { name: 'Close menu' }).click();
  await expect(menu).toBeHidden();

  await page.getByRole('button', { name: 'Open menu' }).click();
  await menu.getByRole('link', { name: 'Tools' }).click();
  await expect(menu).toBeHidden();
  const tools = page.getByRole('heading', { name: 'Tech Stack & Tools' });
  await expect(tools).toBeInViewport();
  release();
  await expect(page.locator('html')).toHaveAttribute('data-ready', '');
  await expect(tools).toBeInViewport();
});

test('the first pick after opening shows at once, while parts of the page sleep', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-ready', '', { timeout: 15_000 });
  await page.getByRole('tab', { name: 'Website' }).click();
  await expect(page.getByRole('heading', { name: 'Recent Web Projects' })).toBeVisible();
});

test('a link of a part that sleeps leads on within the page, without waiting for its chunk', async ({
  page,
}) => {
  const release = await hold(page, '**/assets/projects-*.js');
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-ready', '');
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await page.getByRole('link', { name: 'Pocket Ledger', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Pocket Ledger' })).toBeVisible();
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);

  // What comes after the visitor has left is no error.
  await arrival(page, '**/assets/projects-*.js', release);
});

test('a link that is picked in the midst of hydration leads on within the page', async ({ page }) => {
  await page.addInitScript(() => {
    // React listens to a part from the moment on in which it begins to hydrate it.
    const { addEventListener } = EventTarget.prototype;
    EventTarget.prototype.addEventListener = function (this: EventTarget, ...all) {
      addEventListener.apply(this, all);
      if (!(this instanceof HTMLElement) || this.id !== 'project' || all[0] !== 'click') return;
      EventTarget.prototype.addEventListener = addEventListener;
      queueMicrotask(() => this.querySelector<HTMLElement>('#panel-mobile a[href]')?.click());
    };
  });
  await page.goto('/');
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await page.locator('#project').scrollIntoViewIfNeeded();
  await expect(page).toHaveURL(/mobile/);
  await expect(page.getByRole('link', { name: 'Back to Projects' })).toBeVisible();
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
});

test('of two picks the last one counts, whatever comes first', async ({ page }) => {
  const release = await hold(page, '**/assets/mobile-page-*.js');
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-ready', '');
  await page.getByRole('link', { name: 'Pocket Ledger', exact: true }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Contact' }).click();
  await expect(page).toHaveURL('/#contact');
  await arrival(page, '**/assets/mobile-page-*.js', release);
  await expect(page).toHaveURL('/#contact');
  await expect(page.getByLabel('Message')).toBeInViewport();
});

test.describe('a file that a translator has changed', () => {
  // React's own report.
  test.use({ expectedMessages: ['Minified React error #418'] });

  test('is built anew, and takes no part and no word away', async ({ page }) => {
    const release = await hold(page, '**/assets/react-*.js');
    const releaseParts = await hold(page, '**/assets/{projects,home-contact}-*.js');
    await page.goto('/', { waitUntil: 'commit' });
    await page.getByLabel('Message').fill('Halo');
    await page.evaluate(() => {
      for (const link of document.querySelectorAll('header nav a, footer p')) {
        const translated = document.createElement('font');
        translated.textContent = 'diterjemahkan';
        link.lastChild?.replaceWith(translated);
      }
    });
    release();
    await expect(page.getByText('diterjemahkan')).toHaveCount(0);
    await expect(page.locator('#panel-mobile').getByRole('link').first()).toBeVisible();
    releaseParts();
    await page.getByRole('button', { name: 'Send Message' }).scrollIntoViewIfNeeded();
    await expect(page.locator('#contact')).toHaveAttribute('data-ready', '');
    await expect(page.getByLabel('Message')).toHaveValue('Halo');
  });
});

test('a filter does not wait for parts that sleep', async ({ page }) => {
  await page.route('**/assets/{projects,home-chat,home-contact}-*.js', () => {});
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-ready', '');
  await page.getByRole('link', { name: 'Flutter' }).click();
  await expect(page).toHaveURL('/?tool=Flutter#project');
});

/** Lets a script come and run, and the page paint what it does. */
async function arrival(page: Page, script: string, release: () => void) {
  const coming = page.waitForResponse(script);
  release();
  const address = (await coming).url();
  await page.evaluate((module) => import(module), address);
  await painted(page);
}
