import type { Page } from '@playwright/test';
import { contactForm, drawFrame, expect, holdFiles, hydrateAll, openReady, test } from './test.ts';

/** Opens home, whose scripts do not arrive until the returned function is called. */
async function openWithoutScripts(page: Page): Promise<() => void> {
  const release = await holdFiles(page, '**/assets/*.js');
  await page.goto('/', { waitUntil: 'commit' });
  return release;
}

const isHydrated = (page: Page, part = 'html') => expect(page.locator(part)).toHaveAttribute('data-hydrated');

test('opens at the section in its address, and a reload keeps the place', async ({ page }) => {
  const heading = page.locator('#contact h2');
  const top = () => heading.evaluate((element) => Math.round(element.getBoundingClientRect().top));
  await page.goto('/#contact');
  await isHydrated(page, '#contact');
  await expect.poll(top).toBeLessThan(250);
  await page.evaluate(() => scrollBy({ top: -150, behavior: 'instant' }));
  const before = await top();
  await page.reload();
  await isHydrated(page, '#contact');
  await expect.poll(top).toBe(before);
});

test('an address with index.html or doubled slashes opens its page', async ({ page, baseURL }) => {
  for (const address of ['/mobile/2/index.html?a=b', '//mobile//2/?a=b']) {
    await openReady(page, baseURL?.replace(/\/$/, address) ?? '');
    await expect(page.getByRole('heading', { level: 1, name: 'Pocket Ledger' })).toBeVisible();
    await expect(page).toHaveURL('/mobile/2/?a=b');
  }
});

test.describe('before hydration', () => {
  test('sends a message once, however late the script and often the press', async ({ page, telegram }) => {
    await page.clock.install();
    const release = await openWithoutScripts(page);
    const contact = contactForm(page);
    await contact.fill();
    for (let press = 0; press < 4; press++) await contact.send.click();
    await page.clock.runFor(30_000);
    await expect(page.getByRole('button', { name: /^Theme/ })).toBeVisible();
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
    await isHydrated(page, '#contact');
    await expect(contact.message).toBeFocused();
    await page.keyboard.type('.');
    await expect(contact.message).toHaveValue('Halo, apa kabar? Dan lagi.');
    expect(telegram.requests).toEqual([]);
  });

  test('the last press on a button takes effect', async ({ page }) => {
    const release = await openWithoutScripts(page);
    const question = page.locator('#chat').getByRole('textbox');
    await question.fill('Halo');
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await page.getByRole('tab', { name: 'Website' }).click();
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(1_000);
    release();
    await expect(page.getByRole('heading', { name: 'Recent Web Projects' })).toBeVisible();
    await hydrateAll(page);
    await expect(question).toHaveValue('Halo');
  });
});

test('hydration keeps the prerendered elements, whatever extensions add', async ({ page }) => {
  // After the end of the markup, before the script.
  await page.addInitScript(() => {
    const mark = () => {
      for (const element of document.querySelectorAll('#root *')) element.classList.add('built');
      for (const element of [document.documentElement, document.head, document.body]) {
        element.setAttribute('data-extension', '');
        element.prepend(document.createElement('meta'));
      }
    };
    document.addEventListener('readystatechange', mark, { once: true });
  });
  for (const url of ['/', '/mobile/5/', '/website/3/', '/notes/quiet-gauge/']) {
    await page.goto(url);
    await hydrateAll(page);
    for (const element of ['h1', 'footer', 'h2']) {
      await expect(page.locator(element).last()).toHaveClass(/built/);
    }
  }
});

test('a click in the menu scrolls once, however late the rest of the page loads', async ({ page }) => {
  const release = await holdFiles(page, '**/assets/contact-*.js');
  await openReady(page, '/');
  await page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'Projects' }).click();
  await expect(page.getByRole('heading', { name: 'My Projects' })).toBeInViewport();
  const tools = page.getByRole('heading', { name: 'Tech Stack & Tools' });
  await tools.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
  release();
  await isHydrated(page, '#contact');
  await drawFrame(page);
  await expect(tools).toBeInViewport();
});
