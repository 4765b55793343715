import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import type { Page } from '@playwright/test';
import { expect, test } from './test.ts';

/** The phone of Lighthouse's mobile profile. */
test.use({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true });

type Kind = 'html' | 'script' | 'style' | 'font' | 'image' | 'data';

/** Kilobytes (1,000 bytes) as a host with brotli sends them, and requests, of the first view of a page. */
const budgets: Record<string, Record<Kind | 'total' | 'requests', number>> = {
  '/': { html: 20, script: 125, style: 12, font: 30, image: 60, data: 5, total: 250, requests: 45 },
  '/website/1/': { html: 12, script: 120, style: 12, font: 30, image: 60, data: 5, total: 250, requests: 40 },
  '/mobile/1/': { html: 12, script: 120, style: 12, font: 30, image: 90, data: 5, total: 250, requests: 40 },
};
/** What a page needs to come alive, of `script`. */
const hydration = 98;
/** What a server sends in the first round trip, and the next window holds. */
const firstWindow = 11;

for (const [path, budget] of Object.entries(budgets)) {
  test(`the first view of ${path} keeps within its bytes`, async ({ page }) => {
    const files = await filesOf(page, path);
    const spent = {
      total: 0,
      requests: files.length,
      html: 0,
      script: 0,
      style: 0,
      font: 0,
      image: 0,
      data: 0,
    };
    for (const { kind, size } of files) {
      spent[kind] += size;
      spent.total += size;
    }
    const over = Object.entries(budget)
      .map(([what, most]) => ({ what, most, is: spent[what as keyof typeof spent] }))
      .filter(({ most, is }) => is > most)
      .map(({ what, most, is }) => {
        const largest = files
          .filter(({ kind }) => what === kind || what === 'total' || what === 'requests')
          .sort((one, other) => other.size - one.size)
          .slice(0, 5)
          .map(({ name, size }) => `${name} ${size.toFixed(1)}`);
        return `${what}: ${is.toFixed(1)} of ${most}; largest: ${largest.join(', ')}`;
      });
    expect(over).toEqual([]);
  });

  test(`the script that ${path} needs to come alive keeps within its bytes`, async ({ page }) => {
    const files = await filesOf(page, path);
    const needed = await page.locator('script[data-modules]').getAttribute('data-modules');
    const scripts = files.filter(({ name }) => needed?.includes(name));
    expect(scripts.length).toBeGreaterThan(3);
    const sizes = scripts.map(({ name, size }) => `${name} ${size.toFixed(1)}`).join(', ');
    expect(
      scripts.reduce((sum, { size }) => sum + size, 0),
      sizes,
    ).toBeLessThan(hydration);
  });
}

test('the first screen of home and its styles come with the first window of the connection', async ({
  page,
}) => {
  const response = await page.goto('/');
  const beginning = beginningOf((await response?.body()) ?? Buffer.alloc(0), firstWindow * 1_000);
  expect(beginning.includes('</style>')).toBe(true);
  expect(beginning.includes('id="tentangSaya"')).toBe(true);
});

/** The text of a file as far as the first so many of its compressed bytes go. */
function beginningOf(file: Buffer, bytes: number): string {
  const cut = brotliCompressSync(file).subarray(0, bytes);
  return brotliDecompressSync(cut, { finishFlush: constants.BROTLI_OPERATION_FLUSH }).toString('utf8');
}

/** Every file that the first view of a page asks for. */
async function filesOf(page: Page, path: string) {
  const responses: Promise<{ name: string; kind: Kind; size: number }>[] = [];
  page.on('response', (response) => {
    const size = async () => {
      const type = response.headers()['content-type'] ?? '';
      const body = await response.body();
      const isText = /text|javascript|json|svg|xml/.test(type);
      return {
        name: new URL(response.url()).pathname.split('/').at(-1) || 'index.html',
        kind: kindOf(type),
        size: (isText ? brotliCompressSync(body).length : body.length) / 1_000,
      };
    };
    responses.push(size());
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  await expect(page.locator('html')).toHaveAttribute('data-whole');
  await page.waitForLoadState('networkidle');
  return Promise.all(responses);
}

function kindOf(type: string): Kind {
  if (type.startsWith('text/html')) return 'html';
  if (type.includes('javascript')) return 'script';
  if (type.includes('css')) return 'style';
  if (type.startsWith('font')) return 'font';
  return type.startsWith('image') ? 'image' : 'data';
}
