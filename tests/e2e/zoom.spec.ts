import type { Page } from '@playwright/test';
import { layoutFaults } from './layout-faults.ts';
import { expect, openReady, test } from './test.ts';

const pages = ['/', '/?projects=website', '/website/3', '/mobile/5'] as const;

/** https://www.w3.org/TR/WCAG22/#text-spacing */
const spacing = `* {
  line-height: 1.5 !important;
  letter-spacing: .12em !important;
  word-spacing: .16em !important;
}
p { margin-bottom: 2em !important; }`;

for (const [name, change] of [
  ['400 % zoom of a 1280 px screen', async (page: Page) => page.setViewportSize({ width: 320, height: 256 })],
  [
    'the text spacing of WCAG 1.4.12',
    async (page: Page) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.evaluate(addStyle, spacing);
    },
  ],
  [
    'text of twice the size',
    async (page: Page) => {
      await page.setViewportSize({ width: 640, height: 844 });
      await page.evaluate(addStyle, 'html { font-size: 200%; }');
    },
  ],
] as const) {
  test(`with ${name} nothing is cut and nothing scrolls sideways`, async ({ page }) => {
    test.setTimeout(60_000);
    for (const path of pages) {
      await openReady(page, path);
      await change(page);
      expect(await page.evaluate(findCutText), path).toEqual([]);
      expect(await page.evaluate(layoutFaults), path).toEqual([]);
    }
  });
}

test('at 400 % the menu, the errors of the form and an enlarged screen are whole too', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await openReady(page, '/');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText('Please enter your name.')).toBeVisible();
  expect(await page.evaluate(findCutText)).toEqual([]);
  expect(await page.evaluate(layoutFaults)).toEqual([]);
  await page.getByRole('button', { name: 'Open menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  for (const link of await menu.getByRole('link').all()) await link.click({ trial: true });
  await menu.getByRole('button', { name: 'Close menu' }).click();

  await openReady(page, '/mobile/5');
  await page.getByRole('button', { name: 'Enlarge' }).click();
  const dialog = page.getByRole('dialog');
  for (const button of await dialog.getByRole('button').all()) await button.click({ trial: true });
  await expect(dialog.getByText(/^1 of 7: /)).toBeInViewport({ ratio: 1 });
});

test.describe('with colours of the system', () => {
  test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

  test('every button has a border', async ({ page }) => {
    for (const path of ['/?tool=Flutter', '/mobile/5']) {
      await openReady(page, path);
      const bare = await page
        .locator('a.rounded-full:not(nav *), button:is(.rounded-full, .filter-chip, .icon-button)')
        .evaluateAll((all) =>
          all
            .filter((one) => Number.parseFloat(getComputedStyle(one).borderTopWidth) === 0)
            .map((one) => one.textContent),
        );
      expect(bare, path).toEqual([]);
    }
  });

  test('the shown tab, the active link and the dot of the shown screen can be told apart', async ({
    page,
  }) => {
    await openReady(page, '/');
    await expectDifferent(page, '[role=tab][aria-selected=true]', '[role=tab][aria-selected=false]', 'color');
    await expectDifferent(page, 'nav [aria-current]', 'nav a:not([aria-current])', 'color');
    await openReady(page, '/mobile/5');
    expect(await page.locator('.dot[aria-current]').evaluate(dotColor)).not.toBe(
      await page.locator('.dot:not([aria-current])').first().evaluate(dotColor),
    );
  });
});

test.describe('with more contrast', () => {
  test.use({ contextOptions: { contrast: 'more', reducedMotion: 'reduce' } });

  test('secondary text is as dark as text, and lines mark what they surround', async ({ page }) => {
    await page.goto('/');
    const sub = page.getByText('Technologies and tools I use to bring ideas to life.');
    const ink = await page.locator('body').evaluate((body) => getComputedStyle(body).color);
    await expect(sub).toHaveCSS('color', ink);
    await expectDifferent(page, '.card', 'body', 'borderColor');
  });
});

async function expectDifferent(page: Page, one: string, other: string, property: 'color' | 'borderColor') {
  const [first, second] = await Promise.all(
    [one, other].map((selector) =>
      page
        .locator(selector)
        .first()
        .evaluate((element, name) => getComputedStyle(element)[name], property),
    ),
  );
  expect(first, `${property} of ${one} and of ${other}`).not.toBe(second);
}

function dotColor(dot: Element): string {
  return getComputedStyle(dot, '::before').backgroundColor;
}

function addStyle(css: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}

/** Runs in the page: text that its own box or the screen cuts off, but for what is clamped or hidden by intent. */
function findCutText(): string[] {
  const faults: string[] = [];
  const root = document.documentElement;
  if (root.scrollWidth > innerWidth) faults.push(`${root.scrollWidth - innerWidth} px wider than the screen`);
  const shown = [...document.querySelectorAll<HTMLElement>('main *, header *, footer *')].filter(
    (element) =>
      element.getClientRects().length > 0 &&
      !element.closest('.sr-only, .coin, [aria-hidden=true], [inert], .line-clamp-3, textarea, svg') &&
      [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? '').trim() !== '',
      ),
  );
  for (const element of shown) {
    const words = (element.textContent ?? '').trim().slice(0, 40);
    for (const node of element.childNodes) {
      if (node.nodeType !== Node.TEXT_NODE) continue;
      const range = document.createRange();
      range.selectNode(node);
      const { left, right } = range.getBoundingClientRect();
      if (left < -1 || right > innerWidth + 1) faults.push(`"${words}" leaves the screen`);
    }
    const { overflowX, overflowY } = getComputedStyle(element);
    const cutsX = overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1;
    const cutsY = overflowY === 'hidden' && element.scrollHeight > element.clientHeight + 1;
    if (cutsX || cutsY) faults.push(`"${words}" is cut`);
  }
  return faults;
}
