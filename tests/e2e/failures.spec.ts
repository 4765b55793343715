import type { Page } from '@playwright/test';
import { sites } from './sites.ts';
import {
  contactForm,
  expect,
  expectSamePage,
  holdFiles,
  markPage,
  openReady,
  test,
  waitForLoad,
} from './test.ts';

test.use({
  // The browser and React report a missing chunk themselves.
  expectedMessages: [
    'Failed to load resource',
    'Failed to load module script',
    'Failed to fetch dynamically imported module',
    'net::ERR_FAILED',
  ],
});

const html = (page: Page) => page.locator('html');
const card = (page: Page) => page.getByRole('link', { name: 'Pocket Ledger', exact: true });
const detail = (page: Page) => page.getByRole('heading', { level: 1, name: 'Pocket Ledger' });

/** Answers requests for these files with 404, and lists them. */
async function remove(page: Page, files: string): Promise<string[]> {
  const requests: string[] = [];
  await page.route(files, (route) => {
    requests.push(route.request().url());
    return route.fulfill({ status: 404, body: '' });
  });
  return requests;
}

/** `online` makes the page retry. */
async function reconnect(page: Page) {
  await page.context().setOffline(true);
  await page.context().setOffline(false);
}

test.describe('without its script', () => {
  /** The fallback for visitors without JavaScript. */
  async function expectWithoutScript(page: Page) {
    await expect(html(page)).toHaveAttribute('data-ready', 'no');
    for (const panel of ['#panel-website', '#panel-mobile']) {
      await expect(page.locator(panel).getByRole('link').first()).toBeVisible();
    }
    await expect(page.locator('#chat .without-script')).toBeVisible();
    await expect(page.locator('#contact .without-script')).toBeVisible();
    await expect(page.getByRole('button', { name: /Send|Theme|motion/ })).toHaveCount(0);
  }

  for (const [name, file] of [
    ['style sheet', '**/assets/style-*.css'],
    ['React chunk', '**/assets/react-*.js'],
    ['page chunk', '**/assets/home-page-*.js'],
  ] as const) {
    const tag = name === 'page chunk' ? [] : '@all';
    test(`home falls back to the page without JavaScript until its ${name} arrives`, { tag }, async ({
      page,
    }) => {
      await page.route(file, (route) => route.abort());
      await page.goto('/');
      await expectWithoutScript(page);
      await page.unroute(file);
      await reconnect(page);
      await expect(html(page)).toHaveAttribute('data-ready', '');
      const theme = page.getByRole('button', { name: /^Theme/ });
      await theme.click();
      await expect(theme).toHaveAccessibleName('Theme: light. Switch to dark');
      await expect(page.getByRole('banner')).toHaveCount(1);
    });
  }

  test('gives up after ten seconds, keeps typed text, and starts when the script arrives', {
    tag: '@all',
  }, async ({ page, telegram }) => {
    const release = await holdFiles(page, '**/assets/react-*.js');
    // Stops the clock, because a busy machine would use up some of the ten seconds.
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(1_000);
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    const contact = contactForm(page);
    await contact.fill();
    await contact.send.click();
    await page.clock.runFor(9_000);
    await expect(html(page)).not.toHaveAttribute('data-ready');
    await page.clock.runFor(2_000);
    await expect(page.locator('#chat .without-script')).toBeVisible();
    await expect(page.locator('#chat form')).toBeHidden();
    await expect(contact.message).toBeVisible();
    await page.clock.resume();
    release();
    await expect(page.locator('#contact')).toHaveAttribute('data-ready', '');
    // The press from before the page gave up is not replayed.
    expect(telegram.requests).toEqual([]);
    await contact.send.click();
    await expect(contact.sent).toBeVisible();
    expect(telegram.requests).toHaveLength(1);
  });
});

test.describe('a part without its script', () => {
  for (const [chunk, part] of [
    ['projects', '#project'],
    ['home-chat', '[data-part]:has(#chat)'],
    ['home-contact', '#contact'],
  ] as const) {
    const tag = chunk === 'projects' ? [] : '@all';
    test(`${chunk} falls back to HTML without JavaScript until a touch loads it`, { tag }, async ({
      page,
    }) => {
      await remove(page, `**/assets/${chunk}-*.js`);
      await openReady(page, '/mobile/5/');
      await page.goto('/');
      await expect(html(page)).toHaveAttribute('data-ready', '');
      await markPage(page);
      await page.locator(part).scrollIntoViewIfNeeded();
      // At once, not after the ten seconds allowed for a late chunk.
      await expect(page.locator(part)).toHaveAttribute('data-ready', 'no', { timeout: 8_000 });
      await expect(page.locator(part).locator('.needs-script:visible')).toHaveCount(0);
      await page.unroute(`**/assets/${chunk}-*.js`);
      await page.locator(part).getByRole('heading').first().click();
      await expect(page.locator(part)).toHaveAttribute('data-ready', '');
      await expect(page.locator(part).locator('.needs-script').first()).toBeVisible();
      await expectSamePage(page);
    });
  }

  test('shows an error with a retry after a return to home', { tag: '@all' }, async ({ page }) => {
    await page.route('**/assets/projects-*.js', (route) => route.abort());
    await openReady(page, '/mobile/2/');
    await page.getByRole('link', { name: 'Back to Projects' }).click();
    const part = page.locator('#project');
    await expect(part.getByRole('alert')).toContainText('didn’t load');
    await page.unroute('**/assets/projects-*.js');
    await part.getByRole('button', { name: 'Try again' }).click();
    await expect(part.getByRole('link', { name: 'Pocket Ledger', exact: true })).toBeVisible();
  });

  test('stays readable offline and starts when the connection is back', async ({ page, context }) => {
    await openReady(page, '/');
    await waitForLoad(page);
    await context.setOffline(true);
    const failed = page.waitForEvent('requestfailed');
    await page.getByRole('heading', { name: 'My Projects' }).scrollIntoViewIfNeeded();
    await expect(card(page)).toBeVisible();
    await failed;
    await expect(page.getByRole('alert')).toHaveCount(0);
    await context.setOffline(false);
    await expect(page.locator('#project')).toHaveAttribute('data-ready', '');
  });
});

test.describe('a page whose chunk is missing', () => {
  test('loads with one reload after a new deployment', { tag: '@all' }, async ({ page }) => {
    await page.goto('/');
    let requests = 0;
    await page.route('**/assets/mobile-page-*.js', (route) => {
      requests += 1;
      return requests === 1 ? route.fulfill({ status: 404, body: '' }) : route.continue();
    });
    await card(page).click();
    await expect(detail(page)).toBeVisible();
  });

  test('shows as prerendered, without a reload loop', { tag: '@all' }, async ({ page }) => {
    await page.goto('/');
    const requests = await remove(page, '**/assets/mobile-page-*.js');
    await card(page).click();
    await expect(detail(page)).toBeVisible();
    await page.getByRole('link', { name: 'Back to Projects' }).click();
    await expect(page.getByRole('heading', { name: 'My Projects' })).toBeInViewport();
    // One each for the pointer, the click, the reload, and the touch or focus on the way back.
    expect(requests.length).toBeLessThanOrEqual(5);
  });

  test('says so offline, with a way home', { tag: '@all' }, async ({ page, context }) => {
    await openReady(page, '/#project');
    await context.setOffline(true);
    await card(page).click();
    await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
    await expect(page.getByText(/didn’t load. Check your connection/)).toBeVisible();
  });

  test('loads on the next click and keeps the draft', async ({ page }) => {
    await openReady(page, '/');
    await page.getByLabel('Message').fill('Halo');
    await expect(page.locator('#contact')).toHaveAttribute('data-ready', '');
    await page.route('**/assets/mobile-page-*.js', (route) => route.abort());
    await card(page).click();
    await expect(page.getByRole('button', { name: 'Reload page' })).toBeVisible();
    await page.goBack();
    await page.unroute('**/assets/mobile-page-*.js');
    await card(page).click();
    await expect(detail(page)).toBeVisible();
    await page.getByRole('link', { name: 'Back to Projects' }).click();
    await expect(page.getByLabel('Message')).toHaveValue('Halo');
  });
});

test('a new deployment is announced and discards no text', { tag: '@all' }, async ({ page }) => {
  await page.goto(sites.below.url);
  await expect(html(page)).toHaveAttribute('data-ready', '');
  await page.locator('#chat').getByRole('textbox').fill('Halo');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  const conversation = page.getByRole('log');
  await expect(conversation.locator('.chat-group')).not.toBeEmpty();
  await expect(conversation).toHaveAttribute('aria-busy', 'false');
  await contactForm(page).fill();
  await expect(page.locator('#contact')).toHaveAttribute('data-ready', '');
  await remove(page, '**/assets/*.js');
  await page.route(sites.below.url, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<script data-modules="/assets/new.js"></script>' }),
  );

  await page.locator('#project').scrollIntoViewIfNeeded();
  const link = page.locator('#panel-mobile').getByRole('link').first();
  await link.hover();
  await expect(page.getByText('A new version of this site is available.')).toBeVisible();
  await expect(page.getByText(/unsent text will be lost/)).toBeVisible();
  await link.click();
  await expect(page.getByRole('button', { name: 'Reload page' })).toBeVisible();
  await page.goBack();
  await expect(conversation.locator('.bubble-user')).toContainText('Halo');
  await expect(page.getByLabel('Message')).toHaveValue('Halo, apa kabar?');
});
