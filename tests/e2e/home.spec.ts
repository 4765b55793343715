import { AxeBuilder } from '@axe-core/playwright';
import { expect, openReady, test } from './test.ts';

test('the first screen of a phone shows who this is, and how to call', async ({ page }) => {
  await openReady(page, '/');
  const hero = page.locator('#beranda');
  for (const [width, height, buttons] of [
    [390, 844, ['Call Me', 'View My Design Portfolio PDF']],
    [360, 740, ['Call Me']],
  ] as const) {
    await page.setViewportSize({ width, height });
    const texts = ['Ayla Brennan', 'Software Developer', 'Galway, Ireland', 'Open to internships from May'];
    for (const text of texts) await expect(hero.getByText(text)).toBeInViewport({ ratio: 1 });
    for (const name of buttons) await expect(hero.getByRole('link', { name })).toBeInViewport({ ratio: 1 });
  }
});

test('the bar scrolls to a section, focuses its heading, and marks the section in view', async ({ page }) => {
  await openReady(page, '/');
  const entries = await page.evaluate(() => history.length);
  const bar = page.getByRole('navigation', { name: 'Sections' });
  const active = bar.locator('[aria-current]');
  await expect(active).toHaveText('Home');
  await bar.getByRole('link', { name: 'Projects' }).click();
  await expect(page).toHaveURL('/#project');
  await expect(page.getByRole('heading', { name: 'My Projects' })).toBeFocused();
  await expect(page.getByRole('heading', { name: 'My Projects' })).toBeInViewport();
  await expect(active).toHaveText('Projects');
  expect(await page.evaluate(() => history.length)).toBe(entries);

  const newTab = page.context().waitForEvent('page');
  await bar.getByRole('link', { name: 'Contact' }).click({ modifiers: ['Control'] });
  await (await newTab).close();
  await expect(page).toHaveURL('/#project');

  for (const [heading, labels] of [
    ['Tech Stack & Tools', ['Tools']],
    // The path has no entry in the menu.
    ['My Path', []],
    ['Contact', ['Contact']],
  ] as const) {
    const section = page.getByRole('heading', { name: heading, exact: true });
    await section.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
    await expect(active).toHaveText([...labels]);
  }
});

test('home prints both lists with addresses, an app all its screens', { tag: '@all' }, async ({ page }) => {
  const pressable = page.locator('button:visible, input:visible, textarea:visible, nav:visible');
  await openReady(page, '/');
  await page.emulateMedia({ media: 'print' });
  for (const name of ['Recent Web Projects', 'Recent Mobile Projects', 'Contact'])
    await expect(page.getByRole('heading', { name })).toBeVisible();
  await expect(pressable).toHaveCount(0);
  // With "Background graphics" on, too.
  const { violations } = await new AxeBuilder({ page }).withRules('color-contrast').analyze();
  expect(violations).toEqual([]);
  const address = (link: Element) => getComputedStyle(link, '::after').content;
  const link = page.getByRole('link', { name: 'Marine Data' });
  expect(await link.evaluate(address)).toContain('https://example.com/marine-data');

  await openReady(page, '/mobile/5');
  for (const screen of await page.locator('figure img').all()) await expect(screen).toBeVisible();
  await expect(pressable).toHaveCount(0);
});

test('the menu keeps the focus, and closes on Escape, scrim and links', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openReady(page, '/');
  const open = page.getByRole('button', { name: 'Open menu' });
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await open.focus();
  await page.keyboard.press('Enter');
  await expect(menu.getByRole('button', { name: 'Start motion' })).toBeFocused();
  for (const [key, name] of [
    ['Tab', 'Close menu'],
    ['Shift+Tab', 'Start motion'],
    ['Shift+Tab', 'العربية'],
    ['Tab', 'Start motion'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(menu.locator(':focus')).toHaveAccessibleName(name);
  }
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(open).toBeFocused();

  await open.click();
  await page.mouse.click(20, 400);
  await expect(menu).toBeHidden();

  await open.click();
  await menu.getByRole('link', { name: 'Tools' }).click();
  await expect(menu).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Tech Stack & Tools' })).toBeInViewport();
  await expect(page.getByRole('heading', { name: 'Tech Stack & Tools' })).toBeFocused();
});

test('the theme button changes the theme, also of the next visit', async ({ page }) => {
  await openReady(page, '/');
  await page.getByRole('button', { name: 'Theme: system. Switch to light' }).click();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Theme: dark. Switch to system' })).toBeFocused();
  await expect(page.locator('html')).not.toHaveAttribute('data-dye');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.reload({ waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.emulateMedia({ contrast: 'more' });
  await expect(page.locator('#project p').last()).toHaveCSS('color', 'rgb(24, 28, 49)');
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(14, 18, 36)');
  await expect(page.locator('meta[name=theme-color][media=all]')).toHaveAttribute('content', '#0E1224');
});

test('the page is dyed and washed out, and a press or Back during it counts', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference', colorScheme: 'light' });
  await openReady(page, '/#tools');
  await page.getByRole('link', { name: 'Flutter 3 projects' }).click();
  const time = await page.context().newCDPSession(page);
  await time.send('Animation.enable');
  await time.send('Animation.setPlaybackRate', { playbackRate: 0 });
  const html = page.locator('html');
  const button = page.getByRole('button', { name: /^Theme/ });
  const { x = 0, y = 0 } = (await button.boundingBox()) ?? {};
  await button.click();
  await expect(html).toHaveAttribute('data-theme', 'light');
  for (const [theme, dye] of [
    ['dark', 'rise'],
    ['system', 'wash'],
  ] as const) {
    await page.mouse.click(x + 20, y + 20);
    await expect(html).toHaveAttribute('data-theme', theme);
    await expect(html).toHaveAttribute('data-dye', dye);
  }
  await page.goBack();
  await expect(page).toHaveURL('/#tools');
  await expect(html).not.toHaveAttribute('data-dye');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('home shows both lists in full, other ways to write, and no dead button', async ({ page }) => {
    await page.goto('/?tool=Flutter#project');
    for (const text of ['Recent Web Projects', 'Recent Mobile Projects', 'Star Atlas', 'Field Notes'])
      await expect(page.getByText(text, { exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { level: 4 })).toHaveCount(8);
    const [chat, contact] = [page.locator('#chat'), page.locator('#contact')];
    await expect(chat.getByRole('link')).toHaveText(['email', 'phone', 'WhatsApp']);
    await expect(chat.getByRole('button').or(chat.getByRole('textbox'))).toHaveCount(0);
    await expect(contact.getByRole('link', { name: /^WhatsApp/ })).toBeVisible();
    await expect(contact.getByRole('button')).toHaveCount(0);
    await page.getByRole('link', { name: 'Star Atlas' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Star Atlas' })).toBeVisible();
    await page.getByRole('link', { name: 'Back to Projects' }).click();
    await expect(page.getByRole('heading', { name: 'My Projects' })).toBeInViewport();
  });
});
