import type { Browser, Page } from '@playwright/test';

/** The phone of Lighthouse's mobile profile. */
const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  ignoreHTTPSErrors: true,
};

/** Times in milliseconds from the start of the navigation, sizes in bytes as sent. */
export type Load = {
  firstPaint: number;
  largestPaint: number;
  /** The total time beyond 50 ms of each task from the first paint until every section is hydrated, however late that is. */
  blocking: number;
  /** From a tap on a tab of the projects, three seconds after the load, until its list shows; NaN without tabs. */
  tap: number;
  layoutShift: number;
  script: number;
  html: number;
};

/** Loads a page with an empty cache at 1.6 Mbit/s and 150 ms latency, with the CPU slowed down `cpu` times. */
export async function loadPage(browser: Browser, url: string, cpu: number): Promise<Load> {
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    // tsx wraps named functions in a helper that the page lacks.
    await page.addInitScript('globalThis.__name = (named) => named');
    await page.addInitScript(observe);
    await throttle(page, cpu);
    const sizes = { script: 0, html: 0 };
    page.on('requestfinished', async (request) => {
      const { responseBodySize } = await request.sizes();
      if (request.resourceType() === 'script') sizes.script += responseBodySize;
      if (request.resourceType() === 'document') sizes.html += responseBodySize;
    });
    const response = await page.goto(url, { waitUntil: 'load' });
    if (!response?.ok()) throw new Error(`${url} responded with status ${response?.status()}`);
    // Fixed times: polling the page would distort the measurement.
    await page.waitForTimeout(3_000);
    await tapTab(page);
    await page.waitForTimeout(5_000);
    const { hydrated, tasks, ...times } = await page.evaluate(() => window.bench);
    const counted = tasks.filter(({ start }) => start > times.firstPaint && start < (hydrated || Infinity));
    const blocking = counted.reduce((sum, { duration }) => sum + duration - 50, 0);
    return { ...times, blocking, ...sizes };
  } finally {
    await context.close();
  }
}

async function throttle(page: Page, cpu: number): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  await client.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 1_600_000 / 8,
    uploadThroughput: 750_000 / 8,
  });
  await client.send('Emulation.setCPUThrottlingRate', { rate: cpu });
}

/** Scrolls to the projects and taps the tab that is not selected. */
async function tapTab(page: Page): Promise<void> {
  const tab = page.locator('[role=tab][aria-selected=false]').first();
  if ((await tab.count()) === 0) return;
  await tab.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await page.waitForTimeout(500);
  const { x, y, width, height } = (await tab.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.touchscreen.tap(x + width / 2, y + height / 2);
}

type Observed = Pick<Load, 'firstPaint' | 'largestPaint' | 'layoutShift' | 'tap'> & {
  tasks: { start: number; duration: number }[];
  hydrated: number;
};

declare global {
  interface Window {
    bench: Observed;
  }
}

function observe(): void {
  const times = { firstPaint: 0, largestPaint: 0, layoutShift: 0, tap: Number.NaN };
  const found: Observed = { ...times, tasks: [], hydrated: 0 };
  window.bench = found;
  const on = (type: string, take: (entry: PerformanceEntry & { value?: number }) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  on('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') found.firstPaint = startTime;
  });
  on('largest-contentful-paint', ({ startTime }) => {
    found.largestPaint = startTime;
  });
  on('layout-shift', ({ value = 0 }) => {
    found.layoutShift += value;
  });
  on('longtask', ({ startTime: start, duration }) => found.tasks.push({ start, duration }));
  // Each section reports it (`ui/part.tsx`). Pages of other tools count to the end.
  document.addEventListener('hydrated', () => {
    found.hydrated = performance.now();
  });
  addEventListener('pointerdown', ({ target, timeStamp }) => {
    const tab = (target as Element).closest('[role=tab]');
    const look = () => {
      if (tab?.getAttribute('aria-selected') === 'true') found.tap = performance.now() - timeStamp;
      else if (tab) requestAnimationFrame(look);
    };
    look();
  });
}
