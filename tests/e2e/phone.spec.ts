import type { Page } from '@playwright/test';
import { drawFrame, expect, holdFiles, openReady, recordLayoutShifts, test, waitForLoad } from './test.ts';

// Some of the pages do not exist.
test.use({ expectedMessages: ['status of 404'] });

const pages = ['/', '/?projects=website', '/?tool=JavaScript', '/website/3', '/mobile/5', '/nowhere'];

test.describe('on a touch screen', () => {
  test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, isMobile: true, hasTouch: true });

  test('every target on every page and in the menu is at least 44 px', async ({ page }) => {
    for (const path of pages) {
      await openReady(page, path);
      expect(await page.evaluate(tooSmall), path).toEqual([]);
    }
    await page.getByRole('button', { name: 'Open menu' }).tap();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    expect(await page.evaluate(tooSmall), 'menu').toEqual([]);
  });

  test('fields suit the on-screen keyboard and stay in view above it', async ({ page }) => {
    await openReady(page, '/');
    const form = page.getByRole('form', { name: 'Contact' });
    const question = page.getByPlaceholder('Ketik pesan Anda...');
    await expect(question).toHaveAttribute('enterkeyhint', 'send');
    // Under 16 pixels iPhones zoom into the field.
    for (const field of [question, form.getByLabel('Email'), form.getByLabel('Message')]) {
      const size = await field.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
      expect(size).toBeGreaterThanOrEqual(16);
    }
    await question.tap();
    await page.setViewportSize({ width: 390, height: 420 });
    await page.keyboard.type('Halo');
    // Chromium scrolls until it sees the caret, not the whole field.
    await expect(question).toBeInViewport({ ratio: 0.65 });
  });
});

test('nothing lies under the notch of a phone on its side', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  const session = await page.context().newCDPSession(page);
  const inset = 59;
  await session.send('Emulation.setSafeAreaInsetsOverride', {
    insets: { left: inset, leftMax: inset, right: inset, rightMax: inset, bottom: 21, bottomMax: 21 },
  });
  for (const path of pages) {
    await openReady(page, path);
    const outside = await page.evaluate((least) => {
      const shown = [...document.querySelectorAll('a, button, input, textarea, h1, h2, h3, p, img')].filter(
        (element) =>
          element.checkVisibility() && !element.closest('[inert], [aria-hidden=true], [href="#main"]'),
      );
      return shown.flatMap((element) => {
        const { left, right, width } = element.getBoundingClientRect();
        // A link may be larger than its text.
        const spare = Math.max(0, -Number.parseFloat(getComputedStyle(element).marginLeft));
        return width > 1 && (left + spare < least || right - spare > innerWidth - least)
          ? [element.outerHTML.slice(0, 80)]
          : [];
      });
    }, inset);
    expect(outside, path).toEqual([]);
  }
});

for (const width of [390, 1440]) {
  test(`at ${width} px nothing shifts, except a little for a late typeface`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    const shifts = await recordLayoutShifts(page);
    for (const path of ['/', width === 390 ? '/mobile/5' : '/website/3']) {
      const releaseTypeface = await holdFiles(page, '**/*.woff2');
      await page.goto(path, { waitUntil: 'commit' });
      await expect(page.locator('html')).toHaveAttribute('data-hydrated');
      expect(await shifts(), path).toEqual([]);
      releaseTypeface();
      // Before scrolling, because the browser ignores shifts right after it.
      await waitForLoad(page);
      const opening = await shifts();
      expect(
        opening.reduce((sum, { value }) => sum + value, 0),
        path,
      ).toBeLessThan(0.02);
      await scrollToEnd(page);
      expect((await shifts()).slice(opening.length), path).toEqual([]);
    }
  });
}

/** Scrolls by half a screen at a time and waits for paint, so that the browser reports every shift. */
async function scrollToEnd(page: Page) {
  const end = await page.evaluate(() => document.body.scrollHeight);
  const step = (page.viewportSize()?.height ?? 0) / 2;
  for (let top = 0; top < end; top += step) {
    await page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top);
    await drawFrame(page);
  }
  await waitForLoad(page);
}

/** Runs in the page: targets under 44 px, except links in running text. */
function tooSmall(): string[] {
  const menu = document.querySelector(':popover-open');
  const targets = 'a[href], button, input:not([tabindex="-1"]), textarea, [tabindex="0"]';
  return [...(menu ?? document).querySelectorAll(targets)]
    .filter((element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
    .filter((element) => !element.closest('[inert], [href="#main"], [role=log] p, [role=log] li'))
    .flatMap((element) => {
      // A link may cover a larger area than its text.
      const { content, position, inset } = getComputedStyle(element, '::after');
      const isStretched = content !== 'none' && position === 'absolute' && inset === '0px';
      const area = isStretched ? (element.closest('li') ?? element) : element;
      const { width, height } = area.getBoundingClientRect();
      const isSmall = width > 1 && (width < 43.5 || height < 43.5);
      return isSmall
        ? [`${Math.round(width)} × ${Math.round(height)}: ${element.outerHTML.slice(0, 90)}`]
        : [];
    });
}
