import { test as base, expect, type Page } from '@playwright/test';
import { type GeminiServer, startGeminiServer } from './gemini-server.ts';
import { geminiPort, telegramPort } from './sites.ts';
import { startTelegramServer, type TelegramServer } from './telegram-server.ts';

type Fixtures = {
  /** Messages of the console that this test expects, as parts of their text. */
  expectedMessages: string[];
  /** What answers at the addresses of the services that the site is built with. Nothing does where a test does not ask for it. */
  gemini: GeminiServer;
  telegram: TelegramServer;
};

/** A browser test in which console errors and warnings, page errors, cookies and requests to strangers fail. */
export const test = base.extend<Fixtures>({
  expectedMessages: [[], { option: true }],

  // All builds name the same two ports, and each worker has two of its own.
  launchOptions: [
    async ({ launchOptions }, use, { parallelIndex }) => {
      const rules = [geminiPort, telegramPort].map(
        (port) => `MAP 127.0.0.1:${port} 127.0.0.1:${ofWorker(port, parallelIndex)}`,
      );
      const args = [...(launchOptions.args ?? []), `--host-resolver-rules=${rules.join(',')}`];
      await use({ ...launchOptions, args });
    },
    { scope: 'worker' },
  ],

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures it needs from the pattern.
  gemini: async ({}, use, { parallelIndex }) => {
    const server = await startGeminiServer(ofWorker(geminiPort, parallelIndex));
    await use(server);
    await server.close();
  },

  // biome-ignore lint/correctness/noEmptyPattern: the same.
  telegram: async ({}, use, { parallelIndex }) => {
    const server = await startTelegramServer(ofWorker(telegramPort, parallelIndex));
    await use(server);
    await server.close();
  },

  page: async ({ page, expectedMessages }, use) => {
    const surprises = watch(page);
    await use(page);
    const unexpected = surprises.filter((text) => !expectedMessages.some((part) => text.includes(part)));
    expect(unexpected, 'console errors, page errors and requests to strangers').toEqual([]);
    expect(await page.context().cookies(), 'the bot says that there are none').toEqual([]);
  },
});

export { expect };

/** Opens a page and waits until all that is seen of it answers: presses before that are the matter of `early.spec.ts`. */
export async function openReady(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('html')).toHaveAttribute('data-ready', '');
  await expect(page.locator('html')).toHaveAttribute('data-whole');
  await expect.poll(() => page.evaluate(sleepingInView)).toEqual([]);
}

/** Waits until what the page has asked for is there and painted, so that what is late would have moved something. */
export async function settle(page: Page): Promise<void> {
  await page.waitForLoadState();
  await painted(page);
}

/** Waits until the fonts and pictures that have come are painted. */
export async function painted(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    const coming = [...document.images].filter((image) => image.loading !== 'lazy' && image.currentSrc);
    await Promise.all(coming.map((image) => image.decode().catch(() => {})));
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  });
}

/**
 * Keeps files from coming.
 *
 * @returns lets them come
 */
export async function hold(page: Page, files: string): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(files, async (route) => {
    await held;
    await route.continue();
  });
  return () => release();
}

function ofWorker(port: number, parallelIndex: number): number {
  return port + 10 * parallelIndex;
}

/** The names of the parts on the screen that do not answer yet. */
function sleepingInView(): string[] {
  const sleeping = document.querySelectorAll<HTMLElement>('[data-part]:not([data-ready=""])');
  const inView = [...sleeping].filter((part) => {
    const { top, bottom } = part.getBoundingClientRect();
    return bottom > 0 && top < innerHeight;
  });
  return inView.map((part) => part.id || part.querySelector('[id]')?.id || 'about');
}

function watch(page: Page): string[] {
  const surprises: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') surprises.push(message.text());
  });
  page.on('pageerror', (error) => surprises.push(`page error: ${error.message}`));
  page.on('request', (request) => {
    const { hostname, protocol } = new URL(request.url());
    const isOurs = hostname === 'localhost' || hostname === '127.0.0.1' || /^(data|blob):$/.test(protocol);
    if (!isOurs) surprises.push(`request to ${request.url()}`);
  });
  return surprises;
}
