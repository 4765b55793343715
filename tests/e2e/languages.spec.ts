import type { Page } from '@playwright/test';
import { sites } from './sites.ts';
import { contactForm, expect, holdFiles, openReady, recordLayoutShifts, test } from './test.ts';

/** In the fixture, most of the second language comes from the first. */
const pages = [
  '',
  'website/3/',
  'website/9/',
  'website/seed-bank/',
  'mobile/1/',
  'mobile/2/',
  'mobile/3/',
  'mobile/5/',
];

test('every page exists in both languages, linked and marked', { tag: '@all' }, async ({ page }) => {
  test.setTimeout(180_000);
  await page.setViewportSize({ width: 768, height: 1024 });
  const follow = (name: string) => page.getByRole('banner').getByRole('link', { name }).click();
  for (const path of pages) {
    const [own, first] = ['ar/', ''].map((folder) => `https://ayla.example.com/${folder}${path}`);
    const expectPage = async (lang: string, url = '') => {
      await expect(page.locator('html')).toHaveAttribute('lang', lang);
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', url);
      expect(await alternates(page)).toEqual({ 'en-IE': first, ar: own, 'x-default': first });
      expect(await page.locator('body').ariaSnapshot(), url).not.toMatch(/undefined|NaN|\[object|\{\w+\}/);
    };
    await openReady(page, `/ar/${path}`);
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    // The fixture has one record in Arabic.
    const marked = page.locator(
      path ? '.detail-text[lang="en-IE"][dir="ltr"]' : '.card[lang="en-IE"][dir="ltr"]',
    );
    await showEverything(page);
    await expectPage('ar', own);
    await expect(marked).toHaveCount(path === '' ? 7 : path === 'mobile/5/' ? 0 : 1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), own).toBe(768);

    await follow('English');
    await expect(page).toHaveURL(`/${path}`);
    await expectPage('en-IE', first);
    await follow('العربية');
    await expect(page).toHaveURL(`/ar/${path}`);
  }
});

test('right to left, arrows and the pattern behind the coin are mirrored, and numbers are not', async ({
  page,
}) => {
  await openReady(page, '/ar/');
  expect(await page.locator('.hero').evaluate((hero) => getComputedStyle(hero, '::before').scale)).toBe(
    '-1 1',
  );
  await expect(page.locator('#contact a[href^="tel:"] bdi')).toHaveCSS('direction', 'ltr');
  await openReady(page, '/ar/mobile/5');
  for (const arrow of await page.locator('.other > svg').all())
    await expect(arrow).toHaveCSS('scale', '-1 1');
});

test('a language has its own records, résumé and site map entries, below any path', { tag: '@all' }, async ({
  page,
  request,
}) => {
  await page.goto(`${sites.below.url}ar/`);
  await page.getByRole('link', { name: 'تغريد الطيور', exact: true }).last().click();
  await expect(page).toHaveURL(`${sites.below.url}ar/mobile/5`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('تغريد الطيور');
  const read = async (file: string) => (await request.get(sites.below.url + file)).text();
  expect(JSON.parse(await read('ar/resume.json')).basics.label).toBe('مطوّرة برمجيات');
  expect(await read('ar/llms.txt')).toContain('/portfolio/ar/mobile/5/');
  expect(await read('sitemap.xml')).toContain(
    'hreflang="ar" href="https://ayla.example.com/portfolio/ar/mobile/5/"',
  );
});

test.describe('an unknown address', () => {
  test.use({ expectedMessages: ['404 (Not Found)'] });

  test('is answered in the language of its address', async ({ page }) => {
    await page.goto('/ar/nowhere');
    await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
    await expect(page.getByRole('link', { name: 'الرئيسية' }).first()).toHaveAttribute('href', '/ar/#home');
  });

  test('is restored or followed only within the site', async ({ page }) => {
    await openReady(page, '/ar/?address=/ar/..//evil.example/');
    await expect(page).toHaveURL('/ar/?address=/ar/..//evil.example/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await openReady(page, '/');
    await page.evaluate(() => {
      document.body.insertAdjacentHTML('beforeend', '<a href="/.//x/">x</a>');
      document.querySelector<HTMLElement>('body > a')?.click();
    });
    await expect(page).toHaveURL(({ pathname }) => pathname === '//x/');
    await expect(page.getByText('404 Not Found')).toBeVisible();
  });
});

test('both languages share libraries, styles and pictures', { tag: '@all' }, async ({ page }) => {
  const filesOf = async (path: string) => {
    await openReady(page, path);
    return page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
    );
  };
  const [first, second] = [await filesOf('/'), await filesOf('/ar/')];
  const shared = second.filter((file) => first.includes(file)).join();
  for (const part of [/react-/, /\.woff2/, /pictures\//]) expect(shared).toMatch(part);
  expect(second.filter((file) => /index-|shared-/.test(file) && first.includes(file))).toEqual([]);
});

test('a link between languages keeps the page, the scroll position, the draft and the conversation', async ({
  page,
}) => {
  await openReady(page, sites.below.url);
  const chat = page.getByRole('textbox', { name: /question/ });
  await chat.fill('What is the weather like in Galway?');
  await chat.press('Enter');
  await expect(page.getByRole('log').getByText('What is the weather like in Galway?')).toBeVisible();
  await chat.fill('And tomorrow?');
  const { message } = contactForm(page);
  await message.fill('Dia duit!');
  await page.getByRole('link', { name: 'العربية' }).last().click();
  await expect(page).toHaveURL(`${sites.below.url}ar/#contact`);
  await expect(page.getByRole('heading', { name: 'Contact' })).toBeInViewport();
  await expect(page.locator('#pesan')).toHaveValue('Dia duit!');
  await page.locator('#chat').scrollIntoViewIfNeeded();
  await expect(page.getByRole('log').getByText('What is the weather like in Galway?')).toBeAttached();
  await expect(page.locator('#chat-question')).toHaveValue('And tomorrow?');

  await page.getByRole('link', { name: 'English' }).last().click();
  await expect(page).toHaveURL(new RegExp(`^${sites.below.url}#`));
  await page.locator('#contact').scrollIntoViewIfNeeded();
  await expect(message).toHaveValue('Dia duit!');
});

test('a link between languages keeps the section in view', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const section of ['tools', 'path', 'project', 'contact']) {
    await openReady(page, '/');
    await page
      .locator(`#${section} h2`)
      .evaluate((heading) => heading.scrollIntoView({ behavior: 'instant' }));
    await page.getByRole('banner').getByRole('link', { name: 'العربية' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
    await expect(page.locator(`#${section} h2`)).toBeInViewport();
  }
});

test('a link between languages keeps text typed before the form is hydrated', { tag: '@all' }, async ({
  page,
}) => {
  const release = await holdFiles(page, '**/assets/home-contact-*.js');
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-hydrated');
  await contactForm(page).message.fill('Dia duit!');
  await page.getByRole('link', { name: 'العربية' }).last().click();
  await expect(page).toHaveURL(/\/ar\/#contact$/);
  await expect(page.locator('#pesan')).toHaveValue('Dia duit!');
  release();
  await expect(page.locator('#contact')).toHaveAttribute('data-hydrated');
  await expect(page.locator('#pesan')).toHaveValue('Dia duit!');
});

test.describe('a visitor who reads another language of the site', () => {
  test.use({ locale: 'ar-LB' });

  test('is offered it once, without a layout shift or a redirect', async ({ page }) => {
    const shifts = await recordLayoutShifts(page);
    const offer = page.getByText('هذا الموقع متاح أيضًا باللغة');
    await openReady(page, '/');
    await expect(offer).toBeVisible();
    expect(await shifts()).toEqual([]);
    await page.getByRole('button', { name: 'ليس الآن' }).click();
    await expect(offer).toBeHidden();
    await page.goto('/mobile/5/');
    await expect(offer).toBeHidden();
  });
});

/** Also shows the parts below the screen. */
async function showEverything(page: Page): Promise<void> {
  await page.mouse.move(1, 1);
  await expect(page.locator('[data-part]:not([data-hydrated])')).toHaveCount(0);
}

function alternates(page: Page): Promise<Record<string, string>> {
  return page.evaluate(() =>
    Object.fromEntries(
      [...document.querySelectorAll<HTMLLinkElement>('link[rel=alternate]')].map(({ hreflang, href }) => [
        hreflang,
        href,
      ]),
    ),
  );
}
