import type { Page } from '@playwright/test';
import { geminiEvent } from '#tests/mocks/gemini-format.ts';
import { lookAtFocus, type Stop } from './focus-ring.ts';
import { readTree } from './read-tree.ts';
import { expect, openReady, test } from './test.ts';

const phone = { width: 390, height: 844 };
const desktop = { width: 1280, height: 900 };

test('the first Tab offers to skip the bar, and leads on in the content', async ({ page }) => {
  await openReady(page, '/');
  await expect(page.locator('body')).toBeFocused();
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Call Me' })).toBeFocused();
});

test('the bar comes in the order in which it is seen; Enter leads to a section and its heading', async ({
  page,
}) => {
  await openReady(page, '/');
  await page.keyboard.press('Tab');
  const names: string[] = [];
  for (let step = 0; step < 7; step += 1) {
    await page.keyboard.press('Tab');
    names.push(await focusedName(page));
  }
  expect(names).toEqual([
    'Ayla',
    'Home',
    'Tools',
    'Projects',
    'Contact',
    'Start motion',
    'Theme: system. Switch to light',
  ]);
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'My Projects' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('tab', { name: 'Mobile' })).toBeFocused();
});

for (const [path, size, colorScheme] of [
  ['/', desktop, 'light'],
  ['/', phone, 'dark'],
  ['/mobile/5', phone, 'light'],
  ['/mobile/5', desktop, 'dark'],
] as const) {
  test(`${path} in ${colorScheme} at ${size.width} px: every stop shows its focus, and none lies under the bar`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    await page.setViewportSize(size);
    await page.emulateMedia({ colorScheme });
    await openReady(page, path);
    const stops = await walk(page, 'Tab');
    expect(stops.length).toBeGreaterThan(10);
    expect(stops.filter(({ faults }) => faults.length > 0)).toEqual([]);
  });
}

for (const path of ['/', '/mobile/5']) {
  test(`backwards through ${path} no stop lies under the bar`, async ({ page }) => {
    await page.setViewportSize(phone);
    await openReady(page, path);
    await page.getByRole('contentinfo').evaluate((footer) => {
      footer.tabIndex = -1;
      footer.focus();
    });
    const covered: string[] = [];
    let stops = 0;
    for (; stops < 120; stops += 1) {
      await page.keyboard.press('Shift+Tab');
      if (await page.evaluate(isInBar)) break;
      if (await page.evaluate(isUnderBar)) covered.push(await focusedName(page));
    }
    expect(stops).toBeGreaterThan(10);
    expect(stops).toBeLessThan(120);
    expect(covered).toEqual([]);
  });
}

test('tabs: one stop, arrows go round, Home and End go to the ends, Tab goes on to the cards', async ({
  page,
}) => {
  await openReady(page, '/#project');
  const [website, mobile] = [
    page.getByRole('tab', { name: 'Website' }),
    page.getByRole('tab', { name: 'Mobile' }),
  ];
  await mobile.focus();
  for (const [key, tab] of [
    ['ArrowRight', website],
    ['ArrowRight', mobile],
    ['ArrowLeft', website],
    ['End', mobile],
    ['Home', website],
  ] as const) {
    await page.keyboard.press(key);
    await expect(tab).toBeFocused();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
  }
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Field Notes', exact: true })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(website).toBeFocused();
});

test('the menu keeps the focus inside, closes on Escape and gives it back', async ({ page }) => {
  await page.setViewportSize(phone);
  await openReady(page, '/');
  const open = page.getByRole('button', { name: 'Open menu' });
  await open.focus();
  await page.keyboard.press('Enter');
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu.getByRole('button', { name: 'Close menu' })).toBeFocused();
  for (const [key, name] of [
    ['Tab', 'Home'],
    ['Shift+Tab', 'Close menu'],
    ['Shift+Tab', 'Contact'],
    ['Tab', 'Close menu'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(menu.locator(':focus')).toHaveAccessibleName(name);
  }
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(open).toBeFocused();

  await page.keyboard.press('Enter');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(menu).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Contact', exact: true })).toBeFocused();
});

test('the slideshow is turned by its buttons and dots, and says what it shows', async ({ page }) => {
  await openReady(page, '/mobile/5');
  const show = page.getByRole('region', { name: /^Screens of/ });
  await show.getByRole('button', { name: 'Next screen' }).focus();
  await page.keyboard.press('Enter');
  await expect(show.getByRole('button', { name: /^Screen 2/ })).toHaveAttribute('aria-current', 'true');
  await expect(show.getByRole('button', { name: 'Next screen' })).toBeFocused();
  await show.getByRole('button', { name: /^Screen 7/ }).focus();
  await page.keyboard.press('Space');
  await expect(show.getByRole('img', { name: /Identifier 7/ })).toBeVisible();
  const pictures = (await readTree(page)).filter(
    ({ role, name }) => role === 'image' && name.includes('Identifier'),
  );
  expect(pictures.map(({ name }) => name.split(':')[0])).toEqual(['Bird Song - Dawn Chorus Identifier 7']);
});

test('a screen is enlarged in a dialog: arrows turn it, Escape closes it and gives the focus back', async ({
  page,
}) => {
  await openReady(page, '/mobile/5');
  const enlarge = page.getByRole('button', { name: 'Enlarge' });
  await enlarge.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: /^Screens of/ });
  await expect(dialog.locator(':focus')).toHaveCount(1);
  await expect(dialog.getByRole('img', { name: /Identifier 1/ })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(dialog.getByRole('img', { name: /Identifier 2/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(enlarge).toBeFocused();
});

test('the chat: Enter sends, Escape stops, the log scrolls by keys, the answer is announced once', async ({
  page,
  gemini,
}) => {
  gemini.respondWith({ steps: [geminiEvent('Tunggu'), 15_000] });
  await openReady(page, '/');
  const question = page.getByRole('textbox', { name: 'Your question for Ayla Bot' });
  await question.focus();
  await page.keyboard.type('Halo');
  await page.keyboard.press('Enter');
  const log = page.getByRole('log', { name: 'Conversation with Ayla Bot' });
  await expect(log).toContainText('Tunggu');
  await expect(log).toHaveAttribute('aria-live', 'off');
  await expect(log).toHaveAttribute('aria-busy', 'true');
  await page.keyboard.press('Escape');
  await expect(log).toContainText('Stopped.');
  await expect(question).toBeFocused();
  await expect(log).toHaveAttribute('aria-busy', 'false');

  gemini.respondWith({ steps: [geminiEvent('Sugeng '), geminiEvent('rawuh', 'STOP')] });
  await page.keyboard.type('Lagi');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Send', exact: true })).toBeFocused();
  await page.keyboard.press('Space');
  await expect(page.getByRole('status').filter({ hasText: 'Sugeng rawuh' })).toHaveCount(1);
});

test('the form: errors are tied to their fields, the first wrong one has the focus, Ctrl+Enter sends', async ({
  page,
  telegram,
}) => {
  await openReady(page, '/#contact');
  const form = page.getByRole('form', { name: 'Contact' });
  await form.getByLabel('Name').focus();
  await page.keyboard.type('Sari');
  await page.keyboard.press('Tab');
  await page.keyboard.type('sari@');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');

  const email = form.getByLabel('Email');
  await expect(email).toBeFocused();
  await expect(email).toHaveAccessibleDescription(/full email address/);
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await expect(form.getByLabel('Message')).toHaveAccessibleDescription(/write a message/);
  await expect(form.getByLabel('Name')).toHaveAttribute('aria-invalid', 'false');

  await page.keyboard.press('End');
  await page.keyboard.type('example.com');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Halo!');
  await page.keyboard.press('Control+Enter');
  await expect(form.getByText('Your message has been sent.')).toBeVisible();
  expect(telegram.requests).toHaveLength(1);
});

test('theme and motion are switched by Enter and Space, say what they are, and keep the focus', async ({
  page,
}) => {
  await openReady(page, '/');
  await page.getByRole('button', { name: 'Start motion' }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByRole('button', { name: 'Stop motion' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Start motion' })).toBeFocused();
  await page.keyboard.press('Tab');
  for (const [key, name, theme] of [
    ['Enter', 'Theme: light. Switch to dark', 'light'],
    ['Space', 'Theme: dark. Switch to system', 'dark'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(page.getByRole('button', { name })).toBeFocused();
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
  }
});

test('a tool filters the projects, and its chip takes the filter away, by keys alone', async ({ page }) => {
  await openReady(page, '/');
  await page.getByRole('link', { name: 'Flutter 3 projects' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'My Projects' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('tab', { name: 'Mobile 3' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Flutter (show all projects)' })).toBeFocused();
  await page.keyboard.press('Space');
  await expect(page.getByRole('tab', { name: 'Mobile' })).toBeFocused();
  await expect(page.getByRole('button', { name: /show all projects/ })).toHaveCount(0);
});

test('the tree that screen readers read has names, roles and states', async ({ page }) => {
  await openReady(page, '/');
  await expect(page.getByRole('banner')).toMatchAriaSnapshot(`
    - banner:
      - link "Ayla"
      - navigation "Sections":
        - list:
          - listitem:
            - link "Home"
          - listitem:
            - link "Tools"
          - listitem:
            - link "Projects"
          - listitem:
            - link "Contact"
      - button "Start motion"
      - 'button "Theme: system. Switch to light"'
  `);
  await expect(page.getByRole('tablist')).toMatchAriaSnapshot(`
    - tablist "Kinds of project":
      - tab "Website"
      - tab "Mobile" [selected]
  `);
});

test('moving to another page says its title', async ({ page }) => {
  await openReady(page, '/');
  await page.getByRole('link', { name: 'Pocket Ledger', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Pocket Ledger' })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: await page.title() })).toHaveCount(1);
  await expect(page.getByRole('main')).toBeFocused();
});

async function focusedName(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement;
    return (element?.getAttribute('aria-label') ?? element?.textContent ?? '').trim();
  });
}

/** The stops on the way through the page, and what is wrong with each. */
async function walk(page: Page, key: string): Promise<Stop[]> {
  const session = await page.context().newCDPSession(page);
  const stops: Stop[] = [];
  while (stops.length < 120) {
    await page.keyboard.press(key);
    const stop = await lookAtFocus(page, session);
    if (!stop) break;
    stops.push(stop);
  }
  return stops;
}

function isInBar(): boolean {
  return document.activeElement === document.body || document.activeElement?.closest('header') !== null;
}

function isUnderBar(): boolean {
  const bar = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
  return (document.activeElement?.getBoundingClientRect().top ?? 0) < bar;
}
