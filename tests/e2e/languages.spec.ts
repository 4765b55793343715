import { sites } from './sites.ts';
import {
  contactForm,
  expect,
  holdFiles,
  hydrateAll,
  openReady,
  recordLayoutShifts,
  test,
  waitForLoad,
} from './test.ts';

test('every page exists in both languages, linked and marked', async ({ page }) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 768, height: 1024 });
  const follow = (name: string) => page.getByRole('banner').getByRole('link', { name }).click();
  // In the fixture, most of the second language comes from the first; one record is in Arabic.
  for (const [path, ofFirst] of [
    ['', 7],
    ['website/3/', 1],
    ['mobile/5/', 0],
  ] as const) {
    const [own, first] = ['ar/', ''].map((folder) => `https://ayla.example.com/${folder}${path}`);
    const expectPage = async (lang: string, url = '') => {
      await expect(page.locator('html')).toHaveAttribute('lang', lang);
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', url);
      expect(await page.evaluate(alternates)).toEqual({ 'en-IE': first, ar: own, 'x-default': first });
      expect(await page.locator('body').ariaSnapshot(), url).not.toMatch(/undefined|NaN|\[object|\{\w+\}/);
    };
    await openReady(page, `/ar/${path}`);
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await hydrateAll(page);
    await expectPage('ar', own);
    await expect(
      page.locator(':is(li:has(h4), article > div:has(> p))[lang="en-IE"][dir="ltr"]'),
    ).toHaveCount(ofFirst);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), own).toBe(768);
    await follow('English');
    await expect(page).toHaveURL(`/${path}`);
    await expectPage('en-IE', first);
    await follow('العربية');
    await expect(page).toHaveURL(`/ar/${path}`);
  }
});

test('right to left, arrows are mirrored, and numbers are not', async ({ page }) => {
  await openReady(page, '/ar/');
  for (const address of ['+44 000-000-0000', 'ayla@example.com'])
    await expect(page.locator('#contact').getByText(address).first()).toHaveCSS('direction', 'ltr');
  await openReady(page, '/ar/mobile/5');
  for (const arrow of await page.locator('main :is([rel=prev], [rel=next]) svg').all())
    await expect(arrow).toHaveCSS('scale', '-1 1');
  // A short value stands beside its label, and an English title beside its picture.
  const tops = await page.locator('dl > div').first().locator('> *').evaluateAll(topsOf);
  expect(tops[1]).toBe(tops[0]);
  await page.keyboard.press('Control+k');
  await page.getByRole('searchbox').fill('atlas');
  const title = page.getByRole('dialog').locator('b', { hasText: 'Star Atlas' });
  expect(await title.evaluate(gapBeside)).toBeLessThan(24);
});

const topsOf = (all: Element[]) => all.map((one) => one.getBoundingClientRect().top);

/** Runs in the page: the gap between the text of a row and its picture on the right. */
function gapBeside(title: Element): number {
  const text = document.createRange();
  text.selectNodeContents(title);
  const picture = title.parentElement?.previousElementSibling?.getBoundingClientRect();
  return (picture?.left ?? 0) - text.getBoundingClientRect().right;
}

test('a link between languages keeps the draft and the conversation', async ({ page }) => {
  await openReady(page, sites.below.url);
  await hydrateAll(page);
  const chat = page.getByRole('textbox', { name: /question/ });
  await chat.fill('What is the weather like in Galway?');
  await chat.press('Enter');
  await expect(page.getByRole('log').getByText('What is the weather like in Galway?')).toBeVisible();
  await chat.fill('And tomorrow?');
  const { message } = contactForm(page);
  await message.fill('Dia duit!');
  await page.getByRole('link', { name: 'العربية' }).last().click();
  await expect(page).toHaveURL(`${sites.below.url}ar/#contact`);
  await expect(page.locator('[data-part]:not([data-hydrated])')).toHaveCount(0);
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
  await openReady(page, '/');
  await hydrateAll(page);
  const path = page.locator('#path h2');
  await path.evaluate((heading) => heading.scrollIntoView({ behavior: 'instant' }));
  // Playwright's click would first scroll, as the bar lies in the page's scroll padding.
  const link = page.getByRole('banner').getByRole('link', { name: 'العربية' });
  await link.evaluate((element: HTMLElement) => element.click());
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
  await expect(path).toBeInViewport();
});

test('a link between languages keeps text typed early', async ({ page }) => {
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

  test('is offered it once, away from the top, without a layout shift or a redirect', async ({ page }) => {
    const shifts = await recordLayoutShifts(page);
    const offer = page.getByText('هذا الموقع متاح أيضًا باللغة');
    await openReady(page, '/');
    await expect(offer).toBeHidden();
    // A late typeface may move the fixture's long lines.
    await waitForLoad(page);
    const before = (await shifts()).length;
    await page.mouse.wheel(0, 300);
    await expect(offer).toBeVisible();
    const sum = (await shifts()).slice(before).reduce((sum, { value }) => sum + value, 0);
    expect(sum).toBeLessThan(0.002);
    await page.mouse.wheel(0, -300);
    await expect(offer).toBeHidden();
    await page.mouse.wheel(0, 300);
    await page.getByRole('button', { name: 'ليس الآن' }).click();
    await expect(offer).toBeHidden();
    await page.goto('/mobile/5/');
    await expect(offer).toBeHidden();
  });
});

/** Runs in the page. */
function alternates(): Record<string, string> {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel=alternate][hreflang]');
  return Object.fromEntries([...links].map(({ hreflang, href }) => [hreflang, href]));
}
