import type { Browser, BrowserContext, Page } from '@playwright/test';
import { mainThreadTasks } from './main-thread-tasks.ts';

/** The phone of Lighthouse's mobile profile. */
export const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  ignoreHTTPSErrors: true,
};

export type Load = {
  /** Milliseconds from the start of the navigation. */
  firstPaint: number;
  largestPaint: number;
  /** When 90 % of the first screen's letters can be read. */
  readable: number;
  /** Milliseconds from the first paint until the page answers. */
  answers: number;
  /** Milliseconds of the longest task after the first paint. */
  longestTask: number;
  /** Milliseconds by which tasks after the first paint were longer than 50. */
  blocking: number;
  /** Kilobytes of script until the page answers, as they are sent. */
  script: number;
  layoutShift: number;
  largestElement: string;
};

/**
 * 1.6 Mbit/s, 150 ms, a processor slowed down four times, or CPU times where a machine is too quick to tell builds apart, as
 * Chromium's own tools throttle.
 */
export async function throttle(page: Page, slower = Number(process.env.CPU ?? 4)): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  await client.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 1_600_000 / 8,
    uploadThroughput: 750_000 / 8,
  });
  await client.send('Emulation.setCPUThrottlingRate', { rate: slower });
}

/** Loads a page over a slow link into an empty cache: twice, since counting letters takes time of its own. */
export async function loadThrottled(browser: Browser, url: string): Promise<Load> {
  const { readable } = await loadOnce(browser, url, true);
  return { ...(await loadOnce(browser, url, false)), readable };
}

/**
 * Loads a page over the same link at full speed.
 *
 * @returns milliseconds by which tasks after the first paint took more than 5 of the processor's own time, which other programs do not change
 */
export async function busyAfterPaint(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    await throttle(page, 1);
    await browser.startTracing(page, { categories: ['toplevel', 'loading'] });
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForTimeout(3_000);
    const tasks = mainThreadTasks(await browser.stopTracing(), true);
    return tasks.reduce((sum, duration) => sum + Math.max(0, duration - 5), 0);
  } finally {
    await context.close();
  }
}

async function loadOnce(browser: Browser, url: string, countsLetters: boolean): Promise<Load> {
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    await page.addInitScript(nameless);
    await page.addInitScript(watch, countsLetters);
    await throttle(page);
    await page.goto(url, { waitUntil: 'load' });
    // Asking the page whether it is ready would take time that is measured.
    await page.waitForTimeout(6_000);
    return await page.evaluate(() => window.benchLoad());
  } finally {
    await context.close();
  }
}

/** @returns the share of the first screen's words that are there without JavaScript, 0 to 1 */
export async function shareWithoutScript(browser: Browser, url: string): Promise<number> {
  const words = async (context: BrowserContext) => {
    const page = await context.newPage();
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForTimeout(3_000);
    const found = await page.evaluate(wordsOnFirstScreen);
    await context.close();
    return found;
  };
  // At rest, or the typed line has gone on to other words.
  const still = { ...phone, reducedMotion: 'reduce' } as const;
  const without = new Set(await words(await browser.newContext({ ...still, javaScriptEnabled: false })));
  const all = await words(await browser.newContext(still));
  return all.filter((word) => without.has(word)).length / all.length;
}

function wordsOnFirstScreen(): string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const words: string[] = [];
  while (walker.nextNode()) {
    const node = walker.currentNode;
    if (!(node instanceof Text)) continue;
    if (!node.parentElement?.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const { top, bottom, width } = range.getBoundingClientRect();
    if (width > 1 && bottom > 0 && top < innerHeight) words.push(...(node.data.match(/\p{L}{2,}/gu) ?? []));
  }
  return words;
}

declare global {
  interface Window {
    benchLoad: () => Load;
  }
}

/** tsx marks functions with their names by a helper, which a page does not have. */
export const nameless = 'globalThis.__name = (marked) => marked';

/** Runs in the page before anything else. */
function watch(countsLetters: boolean) {
  const found = {
    firstPaint: 0,
    largestPaint: 0,
    layoutShift: 0,
    alive: 0,
    largestElement: '',
    tasks: [] as { start: number; duration: number }[],
    letters: [] as { time: number; count: number }[],
  };
  const on = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  on('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') found.firstPaint = startTime;
  });
  on('largest-contentful-paint', (entry) => {
    const { element } = entry as PerformanceEntry & { element?: Element };
    found.largestPaint = entry.startTime;
    found.largestElement = element ? `${element.tagName} ${element.className}`.trim() : '';
  });
  on('layout-shift', (entry) => {
    found.layoutShift += (entry as PerformanceEntry & { value: number }).value;
  });
  on('longtask', ({ startTime, duration }) => found.tasks.push({ start: startTime, duration }));

  /** Letters on the first screen that are not see-through. */
  function count() {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    let letters = 0;
    while (walker.nextNode()) {
      const node = walker.currentNode;
      if (!(node instanceof Text) || !node.data.trim()) continue;
      // Asking where something is that the browser has left out would lay it out.
      if (!node.parentElement?.checkVisibility({ contentVisibilityAuto: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const { top, bottom, width } = range.getBoundingClientRect();
      if (width <= 1 || bottom <= 0 || top >= innerHeight) continue;
      let opacity = 1;
      for (let parent: Element | null = node.parentElement; parent; parent = parent.parentElement) {
        const style = getComputedStyle(parent);
        opacity *= style.visibility === 'hidden' ? 0 : Number(style.opacity);
      }
      if (opacity > 0.9) letters += node.data.trim().length;
    }
    return letters;
  }

  let last = -100;
  const frame = (time: number) => {
    if (document.documentElement.dataset.ready === '') found.alive ||= performance.now();
    const isDone = found.alive && time - found.alive > 1_000;
    if (countsLetters && document.body && time - last > 40 && !isDone) {
      last = time;
      found.letters.push({ time, count: count() });
    }
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);

  window.benchLoad = () => {
    const all = count();
    const later = found.tasks.filter(({ start }) => start > found.firstPaint).map(({ duration }) => duration);
    const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const scripts = files.filter(({ name, responseEnd }) => /\.js$/.test(name) && responseEnd < found.alive);
    // A count is of what the frame is about to paint.
    const readable = found.letters.find((sample) => sample.count >= all * 0.9)?.time ?? Number.NaN;
    return {
      firstPaint: found.firstPaint,
      largestPaint: found.largestPaint,
      largestElement: found.largestElement,
      readable: Math.max(readable, found.firstPaint),
      answers: found.alive - found.firstPaint,
      longestTask: Math.max(0, ...later),
      blocking: later.reduce((sum, duration) => sum + duration - 50, 0),
      script: scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0) / 1_000,
      layoutShift: found.layoutShift,
    };
  };
}
