import { test as base, expect, type Page, type Route } from '@playwright/test';
import { type GeminiServer, startGeminiServer } from '#tests/mocks/gemini-server.ts';
import { startTelegramServer, type TelegramServer } from '#tests/mocks/telegram-server.ts';
import { geminiPort, telegramPort } from './sites.ts';

type Fixtures = {
  /** Parts of console messages that this test expects. */
  expectedMessages: string[];
  /** Stand-ins at the service addresses of the build. They run only in tests that use them. */
  gemini: GeminiServer;
  telegram: TelegramServer;
};

/** A browser test that fails on console errors and warnings, page errors, cookies and requests to other hosts. */
export const test = base.extend<Fixtures>({
  expectedMessages: [[], { option: true }],

  // All builds use the same two ports; each worker needs two different ones.
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

  // biome-ignore lint/correctness/noEmptyPattern: as above.
  telegram: async ({}, use, { parallelIndex }) => {
    const server = await startTelegramServer(ofWorker(telegramPort, parallelIndex));
    await use(server);
    await server.close();
  },

  page: async ({ page, expectedMessages }, use) => {
    const problems = watch(page);
    await page.addInitScript(markHydrated);
    await use(page);
    const unexpected = problems.filter((text) => !expectedMessages.some((part) => text.includes(part)));
    expect(unexpected, 'console errors, page errors and requests to other hosts').toEqual([]);
    expect(await page.context().cookies(), 'the site sets no cookies').toEqual([]);
  },
});

export { expect };

/** Opens a page and waits until every part on the screen is hydrated. `start.spec.ts` tests earlier events. */
export async function openReady(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('html')).toHaveAttribute('data-hydrated');
  await expect.poll(() => page.evaluate(notReadyInView)).toEqual([]);
}

/** Moves the pointer, after which every part loads, and waits until all are hydrated. */
export async function hydrateAll(page: Page): Promise<void> {
  await page.mouse.move(8, 8);
  await expect(page.locator('[data-part]:not([data-hydrated])')).toHaveCount(0);
}

/** Waits until everything that the page has requested is loaded and painted. */
export async function waitForLoad(page: Page): Promise<void> {
  await page.waitForLoadState();
  await page.evaluate(async () => {
    await document.fonts.ready;
    const arriving = [...document.images].filter((image) => image.loading !== 'lazy' && image.currentSrc);
    await Promise.all(arriving.map((image) => image.decode().catch(() => {})));
  });
  await drawFrame(page);
}

/** A screenshot makes the browser draw. A busy headless browser may not answer `requestAnimationFrame`. */
export async function drawFrame(page: Page): Promise<void> {
  await page.screenshot({ clip: { x: 0, y: 0, width: 8, height: 8 }, caret: 'initial', timeout: 20_000 });
}

/** Drags a finger over the screen. It rests before it lifts, so that the browser does not keep scrolling. */
export async function drag(
  page: Page,
  from: { x: number; y: number },
  by: { x: number; y: number },
): Promise<void> {
  const finger = await page.context().newCDPSession(page);
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [from] });
  for (const part of [0.2, 0.6, 1, 1, 1]) {
    const touchPoints = [{ x: from.x + by.x * part, y: from.y + by.y * part }];
    await finger.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints });
    await drawFrame(page);
  }
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await finger.detach();
}

/** Marks the document. @returns a function that fails after a reload */
export async function markPage(page: Page): Promise<() => Promise<void>> {
  await page.evaluate('window.isSamePage = true');
  return async () => expect(await page.evaluate('window.isSamePage'), 'no reload').toBe(true);
}

/** Records each layout shift not caused by input, from the start of each page load. */
export async function recordLayoutShifts(page: Page): Promise<() => Promise<{ value: number }[]>> {
  await page.addInitScript(() => {
    const shifts: unknown[] = [];
    Object.assign(window, { shifts });
    const record = (list: PerformanceObserverEntryList) =>
      shifts.push(...list.getEntries().map((entry) => entry.toJSON()));
    new PerformanceObserver(record).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate<{ value: number }[]>('shifts');
}

/** Holds back every request for these files, and returns a function that continues or answers them. */
export async function holdFiles(
  page: Page,
  files: string,
  answer = (route: Route) => route.continue(),
): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(files, async (route) => {
    await released;
    await answer(route);
  });
  return () => release();
}

export function contactForm(page: Page) {
  const form = page.getByRole('form', { name: 'Contact' });
  return {
    form,
    name: form.getByLabel('Name'),
    email: form.getByLabel('Email'),
    message: form.getByLabel('Message'),
    send: form.getByRole('button', { name: /^Send(ing…| Message)$/ }),
    sent: form.getByText('Message sent.').first(),
    async fill(message = 'Halo, apa kabar?') {
      await this.name.fill('Sari Wulandari');
      await this.email.fill('sari@example.com');
      await this.message.fill(message);
    },
  };
}

function ofWorker(port: number, parallelIndex: number): number {
  return port + 10 * parallelIndex;
}

/** Runs in the page: the names of the parts on the screen that are not hydrated yet. */
function notReadyInView(): string[] {
  const waiting = document.querySelectorAll<HTMLElement>('[data-part]:not([data-hydrated])');
  const inView = [...waiting].filter((part) => {
    const { top, bottom } = part.getBoundingClientRect();
    return bottom > 0 && top < innerHeight;
  });
  return inView.map((part) => part.id || part.querySelector('[id]')?.id || 'about');
}

/** Runs in the page: marks what is hydrated. The site itself has no such mark. */
function markHydrated(): void {
  document.addEventListener('hydrated', ({ target }) => {
    (target instanceof Element ? target : document.documentElement).setAttribute('data-hydrated', '');
  });
}

function watch(page: Page): string[] {
  const problems: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(`page error: ${error.message}`));
  page.on('request', (request) => {
    const { hostname, protocol } = new URL(request.url());
    const isOurs = hostname === 'localhost' || hostname === '127.0.0.1' || /^(data|blob):$/.test(protocol);
    if (!isOurs) problems.push(`request to ${request.url()}`);
  });
  return problems;
}
