import { expect, openReady, test } from './test.ts';

test.describe('the bar', () => {
  test('a click scrolls to the section, updates the address, and focuses the heading', async ({ page }) => {
    await openReady(page, '/');
    const entries = await page.evaluate(() => history.length);
    const link = page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'Projects' });
    await link.click();
    await expect(page).toHaveURL('/#project');
    await expect(page.getByRole('heading', { name: 'My Projects' })).toBeFocused();
    await expect(page.getByRole('heading', { name: 'My Projects' })).toBeInViewport();
    await expect(link).toHaveAttribute('aria-current', 'true');
    expect(await page.evaluate(() => history.length)).toBe(entries);
  });

  test('marks the section that is scrolled to', async ({ page }) => {
    await openReady(page, '/');
    const active = page.getByRole('navigation', { name: 'Sections' }).locator('[aria-current]');
    await expect(active).toHaveText('Home');
    for (const [heading, label] of [
      ['Tech Stack & Tools', 'Tools'],
      // The path has no entry in the menu.
      ['My Path', 'Tools'],
      ['My Projects', 'Projects'],
      ['Contact', 'Contact'],
    ] as const) {
      const section = page.getByRole('heading', { name: heading, exact: true });
      await section.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
      await expect(active).toHaveText(label);
    }
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the menu keeps the focus inside and closes on Escape, on the scrim, and after a click', async ({
    page,
  }) => {
    await openReady(page, '/');
    const open = page.getByRole('button', { name: 'Open menu' });
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await open.focus();
    await page.keyboard.press('Enter');
    await expect(menu.getByRole('button', { name: 'Search' })).toBeFocused();
    for (const [key, name] of [
      ['Tab', 'Close menu'],
      ['Shift+Tab', 'Search'],
      ['Shift+Tab', 'العربية'],
      ['Tab', 'Search'],
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
});

test('the theme button switches from system to light to dark, keeps the focus, and applies before the next first paint', async ({
  page,
}) => {
  await openReady(page, '/');
  await page.getByRole('button', { name: 'Theme: system. Switch to light' }).click();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Theme: dark. Switch to system' })).toBeFocused();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  const background = 'rgb(14, 18, 36)';
  await expect(page.locator('body')).toHaveCSS('background-color', background);
  expect(await page.evaluate(themeColor)).toBe(background);
  await page.reload({ waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect.poll(() => page.evaluate(themeColor)).toBe(background);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('home shows both lists in full, other ways to write, and no dead button', async ({ page }) => {
    await page.goto('/?tool=Flutter#project');
    for (const text of ['Recent Web Projects', 'Recent Mobile Projects', 'Star Atlas', 'Field Notes']) {
      await expect(page.getByText(text, { exact: true })).toBeVisible();
    }
    await expect(page.getByRole('heading', { level: 4 })).toHaveCount(8);
    const chat = page.locator('#chat');
    await expect(chat.locator('.without-script a')).toHaveText(['email', 'phone', 'WhatsApp']);
    await expect(chat.getByRole('button').or(chat.getByRole('textbox'))).toHaveCount(0);
    const contact = page.locator('#contact');
    for (const name of [/^WhatsApp/, /^Email/])
      await expect(contact.getByRole('link', { name })).toBeVisible();
    await expect(contact.getByRole('button')).toHaveCount(0);

    await page.getByRole('link', { name: 'Star Atlas' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Star Atlas' })).toBeVisible();
    expect(await page.locator('article p').count()).toBeGreaterThan(1);
    await page.getByRole('link', { name: 'Back to Projects' }).click();
    await expect(page.getByRole('heading', { name: 'My Projects' })).toBeInViewport();
  });
});

/** Runs in the page: the color of the first `theme-color` that matches, which browsers use for their own bar. */
function themeColor(): string {
  const colors = [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')];
  const probe = document.createElement('i');
  probe.style.color = colors.find(({ media }) => matchMedia(media).matches)?.content ?? '';
  document.body.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}
