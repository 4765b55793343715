import type { Page } from '@playwright/test';
import { layoutFaults } from './layout-faults.ts';
import { expect, test } from './test.ts';

const longName = 'Raden Ayu Kusumawardhani Prabaningtyas Adiwinata-Soerjodiningrat';
const longWord = 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz';
const longTitle = `Sistem Informasi Pengelolaan Perpustakaan Sekolah Menengah Kejuruan and ${longWord}`;

// The pages as they are prerendered: no script takes the texts back.
test.beforeEach(async ({ page }) => {
  await page.route('**/*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
});

for (const width of [320, 1440]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } });

    test('home keeps whole as it comes', async ({ page }) => {
      await openWhole(page, '/');
      expect(await page.evaluate(layoutFaults)).toEqual([]);
    });

    test('home keeps whole with a very long name', async ({ page }) => {
      await openWhole(page, '/');
      await write(page, '.bar .truncate', longName);
      await write(page, '.typed > [aria-hidden] > span:first-child', longName);
      await write(page, '#chat-heading', `${longName} Bot`);
      await write(page, '#contact a span:last-child > span:last-child', `${longWord}@example.com`);
      await write(page, 'footer p', `© ${longName}, ${longWord}`);
      expect(await page.evaluate(layoutFaults)).toEqual([]);
      expect(await barFaults(page)).toEqual([]);
    });

    test('home keeps whole with long titles, one-word descriptions and few of everything', async ({
      page,
    }) => {
      await openWhole(page, '/');
      await write(page, '#panel-mobile li:nth-child(odd) .card-link', longTitle);
      await write(page, '#panel-mobile li:nth-child(even) .card-link', 'A');
      await write(page, '#panel-mobile .card p', 'Short.');
      await write(page, '#panel-mobile li:nth-child(3) .chip', longWord);
      await keepFirst(page, '#panel-mobile li:nth-child(2) .chip', 0);
      await keepFirst(page, '#tentangSaya ul > li', 1);
      await keepFirst(page, '#tools li', 3);
      await write(page, '#tools li:nth-child(2) a', longWord);
      expect(await page.evaluate(layoutFaults)).toEqual([]);
    });

    for (const path of ['/mobile/5', '/website/3']) {
      test(`${path} keeps whole with a long title, a long owner and long technologies`, async ({ page }) => {
        await openWhole(page, path);
        await write(page, 'h1', longTitle);
        await write(page, 'dd', `${longName} and ${longWord}`);
        await write(page, '.technology', longWord);
        await write(page, '.others a span:last-child', longTitle);
        expect(await page.evaluate(layoutFaults)).toEqual([]);
      });

      test(`${path} keeps whole with one paragraph, one technology and one neighbour`, async ({ page }) => {
        await openWhole(page, path);
        await write(page, 'h1', 'A');
        await keepFirst(page, '.detail-text p', 1);
        await keepFirst(page, '.technologies > li', 1);
        await keepFirst(page, '.others a', 1);
        expect(await page.evaluate(layoutFaults)).toEqual([]);
      });
    }
  });
}

/** Opens a page with all of it laid out, below the screen too. */
async function openWhole(page: Page, path: string) {
  await page.goto(path);
  await page.evaluate(() => {
    document.documentElement.dataset.whole = '';
  });
}

/** Writes a text into every element of the selector, in place of its own, beside its icons. */
async function write(page: Page, selector: string, text: string) {
  const written = await page.evaluate(
    ([where = '', what = '']) => {
      const elements = [...document.querySelectorAll(where)];
      for (const element of elements) {
        const old = [...element.childNodes].find(
          (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
        );
        if (old) old.textContent = what;
        else element.append(what);
      }
      return elements.length;
    },
    [selector, text],
  );
  expect(written, `elements of ${selector}`).toBeGreaterThan(0);
}

/** Hides all elements of the selector but the first few, as if there were no more. */
async function keepFirst(page: Page, selector: string, count: number) {
  await page.evaluate(
    ([where, most]) => {
      const rest = [...document.querySelectorAll<HTMLElement>(where)].slice(most);
      for (const element of rest) element.style.display = 'none';
    },
    [selector, count] as const,
  );
}

/** The bar is left out of the whole: it lies over the page. Its parts must not lie on each other. */
async function barFaults(page: Page) {
  return page.evaluate(() => {
    const parts = [...document.querySelectorAll('.bar > * > *')].map((part) => part.getBoundingClientRect());
    const shown = parts.filter(({ width }) => width > 0);
    return shown.flatMap((part, index) => {
      const next = shown[index + 1];
      if (part.right > innerWidth) return [`part ${index} leaves the window`];
      return next && part.right > next.left + 1 ? [`part ${index} lies on the next one`] : [];
    });
  });
}
