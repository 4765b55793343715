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
  waitForPaint,
} from './test.ts';

const scripts = '**/assets/*.js';

/** Opens a page whose scripts do not arrive until the returned function is called. */
async function openWithoutScripts(page: Page, url = '/', files = scripts): Promise<() => void> {
  const release = await holdFiles(page, files);
  await page.goto(url, { waitUntil: 'commit' });
  return release;
}

test.describe('before hydration', () => {
  test('sends a message once, however often Send was pressed, even if the visitor scrolls away', async ({
    page,
    telegram,
  }) => {
    const release = await openWithoutScripts(page);
    const contact = contactForm(page);
    await contact.fill();
    for (let press = 0; press < 4; press++) await contact.send.click();
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    release();
    await expect(contact.sent).toBeVisible();
    expect(telegram.requests).toHaveLength(1);
  });

  test('does not send a message edited after Send', { tag: '@all' }, async ({ page, telegram }) => {
    const release = await openWithoutScripts(page);
    const contact = contactForm(page);
    await contact.fill();
    await contact.send.click();
    await contact.message.pressSequentially(' Dan lagi');
    release();
    await expect(page.locator('#contact')).toHaveAttribute('data-ready', '');
    await expect(contact.message).toBeFocused();
    await page.keyboard.type('.');
    await expect(contact.message).toHaveValue('Halo, apa kabar? Dan lagi.');
    expect(telegram.requests).toEqual([]);
  });

  test('Enter asks the chat', async ({ page }) => {
    const release = await openWithoutScripts(page, sites.below.url);
    const question = page.locator('#chat').getByRole('textbox');
    await question.fill('Halo');
    await question.press('Enter');
    await expect(page).toHaveURL(sites.below.url);
    release();
    await expect(page.getByRole('log').locator('.bubble-user')).toContainText('Halo');
    await expect(question).toHaveValue('');
  });

  test('a click on a tab shows its list, and two on the theme button advance the theme twice', async ({
    page,
  }) => {
    const release = await openWithoutScripts(page);
    const theme = page.getByRole('button', { name: /^Theme/ });
    await theme.dblclick();
    await page.getByRole('tab', { name: 'Website' }).click();
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(1_000);
    release();
    await expect(theme).toHaveAccessibleName('Theme: dark. Switch to system');
    await expect(page.getByRole('heading', { name: 'Recent Web Projects' })).toBeInViewport();
  });

  test('the menu opens and leads to a section', { tag: '@all' }, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const release = await openWithoutScripts(page);
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await page.getByRole('button', { name: 'Open menu' }).click();
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

  test('leaving with a typed message asks first', async ({ page }) => {
    await openWithoutScripts(page);
    const { message } = contactForm(page);
    await message.pressSequentially('Halo');
    const asked = page.waitForEvent('dialog');
    const left = page.close({ runBeforeUnload: true });
    expect((await asked).type()).toBe('beforeunload');
    await (await asked).dismiss();
    await left;
    await expect(message).toHaveValue('Halo');
  });

  test('paints the list or tool in the URL', { tag: '@all' }, async ({ page }) => {
    const release = await openWithoutScripts(page, '/?projects=website');
    const [websites, mobiles] = [page.locator('#panel-website'), page.locator('#panel-mobile')];
    await expect(websites.getByRole('link').first()).toBeVisible();
    await expect(mobiles).toBeHidden();
    await page.goto('/?tool=Flutter', { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { name: 'My Projects' })).toBeVisible();
    await expect(websites).toBeHidden();
    await expect(mobiles).toBeHidden();
    release();
  });

  test('a reload restores the scroll position', { tag: '@all' }, async ({ page }) => {
    await openReady(page, '/');
    const contact = page.locator('#contact');
    const top = () => contact.evaluate((element) => Math.round(element.getBoundingClientRect().top));
    await contact.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
    const place = await top();
    const release = await holdFiles(page, scripts);
    await page.reload({ waitUntil: 'commit' });
    await expect.poll(top).toBe(place);
    await expect(page.getByLabel('Message')).toBeInViewport();
    release();
  });
});

test('the bar shows once all of it has arrived', async ({ page }) => {
  const html = await (await page.request.get('/')).text();
  const middle = html.indexOf('</nav>');
  await page.goto('/robots.txt');
  const write = (text: string) => page.evaluate((text) => document.write(text), text);
  await write(html.slice(0, middle));
  const bar = page.locator('header');
  await expect(bar).toBeAttached();
  await expect(bar).toBeHidden();
  await write(html.slice(middle));
  await expect(bar).toBeVisible();
});

test('hydration keeps the prerendered elements', async ({ page }) => {
  // After the end of the markup, before the script.
  await page.addInitScript(() => {
    const mark = () => {
      for (const element of document.querySelectorAll('#root *')) element.classList.add('built');
    };
    document.addEventListener('readystatechange', mark, { once: true });
  });
  for (const url of ['/', '/mobile/5/', `${sites.below.url}website/3/`]) {
    await page.goto(url);
    await expect(page.locator('html')).toHaveAttribute('data-ready', '');
    await expect(page.locator('h1')).toHaveClass(/built/);
    await expect(page.locator('footer')).toHaveClass(/built/);
  }
});

test('a link in a part that is not hydrated navigates without waiting for its chunk', async ({ page }) => {
  const release = await holdFiles(page, '**/assets/{projects,home-chat,home-contact}-*.js');
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-ready', '');
  await markPage(page);
  await page.getByRole('link', { name: 'Flutter' }).click();
  await expect(page).toHaveURL('/?tool=Flutter#project');
  await page.locator('#project').getByRole('link', { name: 'Tide Table', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Tide Table' })).toBeVisible();
  await expectSamePage(page);
  // A chunk that arrives after the visitor has left causes no error.
  await releaseScript(page, '**/assets/projects-*.js', release);
});

test('a part with only text and links loads no script', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await openReady(page, '/');
  await page.locator('#tentangSaya').scrollIntoViewIfNeeded();
  await page.locator('#path').scrollIntoViewIfNeeded();
  await expect(page.locator('#tools')).toHaveAttribute('data-ready', '');
  expect(requests.filter((url) => /\/assets\/(about|path)-/.test(url))).toEqual([]);
});

test('the last of two clicks wins, whichever page arrives first', { tag: '@all' }, async ({ page }) => {
  const release = await holdFiles(page, '**/assets/mobile-page-*.js');
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-ready', '');
  await page.getByRole('link', { name: 'Pocket Ledger', exact: true }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Contact' }).click();
  await expect(page).toHaveURL('/#contact');
  await releaseScript(page, '**/assets/mobile-page-*.js', release);
  await expect(page).toHaveURL('/#contact');
  await expect(page.getByLabel('Message')).toBeInViewport();
});

test.describe('a page changed by a translator', () => {
  // React reports the mismatch itself.
  test.use({ expectedMessages: ['Minified React error #418'] });

  test('is rendered again with every part and the typed text', async ({ page }) => {
    const releaseParts = await holdFiles(page, '**/assets/{projects,home-contact}-*.js');
    const release = await openWithoutScripts(page, '/', '**/assets/react-*.js');
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

test('index.html in an address is removed', { tag: '@all' }, async ({ page }) => {
  for (const path of ['index.html', 'mobile/5/index.html', 'website/3/index.html?a=1#main']) {
    await openReady(page, `/${path}`);
    await expect(page).toHaveURL(`/${path.replace('index.html', '')}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.getByText('Unexpected Application Error!')).toHaveCount(0);
  }
});

/** Lets a script arrive and run, and the page paint the result. */
async function releaseScript(page: Page, script: string, release: () => void) {
  const arrival = page.waitForResponse(script);
  release();
  const url = (await arrival).url();
  await page.evaluate((module) => import(module), url);
  await waitForPaint(page);
}
