import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { expect, openReady, test, waitForLoad } from '../e2e/test.ts';

/** The phone of Lighthouse's mobile profile. */
test.use({
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  contextOptions: { reducedMotion: 'no-preference' },
});

type File = { name: string; type: string; size: number };

/** Kilobytes (1,000 bytes) after brotli, by content type, and the number of requests, in the first view of a page. */
const budgets: Record<string, Record<string, number>> = {
  '/': { html: 23, script: 158, font: 14, image: 63, total: 265, requests: 64 },
  '/website/1/': { html: 20.5, script: 145, font: 14, image: 60, total: 250, requests: 40 },
  '/mobile/1/': { html: 21, script: 145, font: 14, image: 90, total: 250, requests: 40 },
};
for (const [path, budget] of Object.entries(budgets)) {
  test(`the first view of ${path} stays within its byte budget`, async ({ page }) => {
    const files = await filesOf(page, path);
    for (const [part, most] of Object.entries(budget)) {
      const measured = files
        .filter(({ type }) => type.includes(part) || part === 'total' || part === 'requests')
        .map((file) => ({ ...file, size: part === 'requests' ? 1 : file.size }))
        .toSorted((one, other) => other.size - one.size);
      const sum = measured.reduce((all, { size }) => all + size, 0);
      const list = measured.map(({ name, size }) => `${name} ${size.toFixed(1)}`);
      expect.soft(sum, `${part} of ${path}: ${list.join(', ')}`).toBeLessThanOrEqual(most);
      expect.soft(sum, `${part} of ${path}`).toBeGreaterThan(0);
    }
  });
}

/** Every file that the first view of a page requests. */
async function filesOf(page: Page, path: string): Promise<File[]> {
  const responses: Promise<File>[] = [];
  page.on('response', (response) => {
    const measure = async () => {
      const type = response.headers()['content-type'] ?? '';
      const body = await response.body();
      const isText = /text|javascript|json|svg|xml/.test(type);
      return {
        name: new URL(response.url()).pathname.split('/').at(-1) || 'index.html',
        type,
        size: (isText ? brotliCompressSync(body).length : body.length) / 1_000,
      };
    };
    responses.push(measure());
  });
  // The code of other pages, which a page loads after some seconds, is not part of the first view.
  await page.addInitScript(() => {
    const { setTimeout: start } = window;
    const startSoon = (run: () => void, wait = 0) => (wait < 5_000 ? start(run, wait) : 0);
    Object.assign(window, { setTimeout: startSoon });
  });
  await openReady(page, path);
  await waitForLoad(page);
  // Cached files are responses too.
  const files = await Promise.all(responses);
  return [...new Map(files.map((file) => [file.name, file])).values()];
}
