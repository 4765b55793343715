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
  /** When 90 % of the text area of the first screen has been painted. */
  readable: number;
  /** The total time beyond 50 ms of each task after the first paint. */
  blocking: number;
  longestTask: number;
  scriptBytes: number;
  htmlBytes: number;
  layoutShift: number;
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
    const sizes: Promise<{ type: string; bytes: number }>[] = [];
    page.on('requestfinished', (request) => {
      const measure = async () => ({
        type: (await request.response())?.headers()['content-type'] ?? '',
        bytes: (await request.sizes()).responseBodySize,
      });
      sizes.push(measure());
    });
    const response = await page.goto(url, { waitUntil: 'load' });
    if (!response?.ok()) throw new Error(`${url} responded with status ${response?.status()}`);
    // A fixed time: polling the page would distort the measurement.
    await page.waitForTimeout(5_000);
    const found = await page.evaluate(() => window.bench);
    const files = await Promise.all(sizes);
    const bytesOf = (type: RegExp) =>
      files.filter((file) => type.test(file.type)).reduce((sum, { bytes }) => sum + bytes, 0);
    const tasks = found.tasks.filter(({ start }) => start > found.firstPaint).map((task) => task.duration);
    return {
      firstPaint: found.firstPaint,
      largestPaint: found.largestPaint,
      readable: readableAt(found.texts),
      blocking: tasks.reduce((sum, duration) => sum + duration - 50, 0),
      longestTask: Math.max(0, ...tasks),
      scriptBytes: bytesOf(/javascript/),
      htmlBytes: bytesOf(/html/),
      layoutShift: found.layoutShift,
    };
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

function readableAt(texts: Observed['texts']): number {
  const ordered = texts.toSorted((one, other) => one.time - other.time);
  const total = ordered.reduce((sum, { area }) => sum + area, 0);
  let painted = 0;
  for (const { time, area } of ordered) {
    painted += area;
    if (painted >= total * 0.9) return time;
  }
  return Number.NaN;
}

type Observed = {
  firstPaint: number;
  largestPaint: number;
  layoutShift: number;
  tasks: { start: number; duration: number }[];
  texts: { time: number; area: number }[];
};

declare global {
  interface Window {
    bench: Observed;
  }
}

function observe(): void {
  const found: Observed = { firstPaint: 0, largestPaint: 0, layoutShift: 0, tasks: [], texts: [] };
  window.bench = found;
  const on = (type: string, take: (entry: never) => void) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) take(entry as never);
    }).observe({ type, buffered: true });
  on('paint', ({ name, startTime }: PerformanceEntry) => {
    if (name === 'first-contentful-paint') found.firstPaint = startTime;
  });
  on('largest-contentful-paint', ({ startTime }: PerformanceEntry) => {
    found.largestPaint = startTime;
  });
  on('layout-shift', ({ value }: { value: number }) => {
    found.layoutShift += value;
  });
  on('longtask', ({ startTime, duration }: PerformanceEntry) => {
    found.tasks.push({ start: startTime, duration });
  });

  // Element Timing reports the first paint of elements with this attribute: https://w3c.github.io/element-timing/
  const mark = (node: Node) => {
    if (!(node instanceof HTMLElement)) return;
    node.setAttribute('elementtiming', '');
    for (const child of node.children) mark(child);
  };
  new MutationObserver((records) => {
    for (const { addedNodes } of records) for (const node of addedNodes) mark(node);
  }).observe(document, { childList: true, subtree: true });
  on('element', (entry: { name: string; renderTime: number; intersectionRect: DOMRectReadOnly }) => {
    if (entry.name !== 'text-paint') return;
    const { width, height } = entry.intersectionRect;
    found.texts.push({ time: entry.renderTime, area: width * height });
  });
}
