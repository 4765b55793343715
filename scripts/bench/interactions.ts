import type { Browser, Page } from '@playwright/test';
import { answerInPieces, type GeminiServer } from '../../tests/e2e/gemini-server.ts';
import { nameless, phone } from './throttled-load.ts';

/** Milliseconds from an interaction to the frame that answers it, the worst of several, by what was done. */
export type Interactions = Record<string, number>;

/** Uses every part of the site with the processor slowed down four times. */
export async function measureInteractions(
  browser: Browser,
  url: string,
  gemini: GeminiServer,
): Promise<Interactions> {
  const found: Interactions = {};
  const page = await openSlowly(browser, `${url}/`);

  async function measure(what: string, run: () => Promise<void>) {
    await page.evaluate(() => window.takeInteraction());
    await run();
    await page.waitForTimeout(700);
    found[what] = await page.evaluate(() => window.takeInteraction());
  }

  await measure('menu', async () => {
    await page.getByRole('button', { name: 'Open menu' }).tap();
    await page.waitForTimeout(500);
    await page.getByRole('button', { name: 'Close menu' }).tap();
  });
  await measure('theme', () => page.getByRole('button', { name: /theme/i }).first().tap());
  const tabs = page.getByRole('tab');
  await tabs.first().scrollIntoViewIfNeeded();
  await page.waitForTimeout(1_500);
  await measure('tab switch', async () => {
    await tabs.nth(1).tap();
    await page.waitForTimeout(500);
    await tabs.nth(0).tap();
  });
  await page.locator('#contact').scrollIntoViewIfNeeded();
  await page.locator('#contact[data-ready=""]').waitFor();
  const message = page.getByLabel('Message');
  await message.tap();
  await measure('typing in the form', () => page.keyboard.type('A message of some words', { delay: 60 }));

  await page.locator('#chat').scrollIntoViewIfNeeded();
  await page.locator('[data-ready=""] > #chat').waitFor();
  const pieces = Array.from({ length: 400 }, (_, index) => `word ${index} **bold** [link](/mobile/1)\n\n`);
  gemini.respondWith(answerInPieces(pieces, 15));
  const question = page.locator('#chat').getByRole('textbox');
  await question.fill('Long, please');
  await question.press('Enter');
  await page.waitForTimeout(1_000);
  await question.tap();
  await measure('typing in the chat while it streams', () =>
    page.keyboard.type('The next question', { delay: 60 }),
  );
  await page.context().close();

  const detail = await openSlowly(browser, `${url}/mobile/5/`);
  const next = detail.getByRole('button', { name: 'Next screen' }).first();
  await next.scrollIntoViewIfNeeded();
  await detail.waitForTimeout(1_000);
  await detail.evaluate(() => window.takeInteraction());
  await next.tap();
  await detail.waitForTimeout(600);
  await next.tap();
  await detail.waitForTimeout(700);
  found.slideshow = await detail.evaluate(() => window.takeInteraction());
  await detail.context().close();
  return found;
}

export type Frames = { share: number; longestTask: number };

/** Scrolls home from its top to its end; `share` is the part of frames that came within 20 ms of the one before. */
export async function measureScrolling(browser: Browser, url: string): Promise<Frames> {
  const page = await openSlowly(browser, url);
  const client = await page.context().newCDPSession(page);
  await page.evaluate(() => window.takeFrames());
  const height = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
  await client.send('Input.synthesizeScrollGesture', {
    x: 200,
    y: 400,
    yDistance: -height,
    speed: 1_200,
    gestureSourceType: 'touch',
  });
  const frames = await page.evaluate(() => window.takeFrames());
  await page.context().close();
  return frames;
}

/** The same at rest, with the coin and the typed line in view. */
export async function measureAtRest(browser: Browser, url: string): Promise<Frames> {
  const page = await openSlowly(browser, url);
  await page.evaluate(() => window.takeFrames());
  await page.waitForTimeout(6_000);
  const frames = await page.evaluate(() => window.takeFrames());
  await page.context().close();
  return frames;
}

async function openSlowly(browser: Browser, url: string): Promise<Page> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  await page.addInitScript(nameless);
  await page.addInitScript(watch);
  const client = await context.newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto(url);
  await page.locator('html[data-ready=""]').waitFor();
  await page.waitForTimeout(2_000);
  return page;
}

declare global {
  interface Window {
    takeInteraction: () => number;
    takeFrames: () => Frames;
  }
}

/** Runs in the page before anything else. */
function watch() {
  let worst = 0;
  let tasks: number[] = [];
  let frames: number[] | undefined;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { interactionId } = entry as PerformanceEntry & { interactionId?: number };
      if (interactionId) worst = Math.max(worst, entry.duration);
    }
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  new PerformanceObserver((list) => {
    tasks.push(...list.getEntries().map(({ duration }) => duration));
  }).observe({ type: 'longtask' });
  let last = 0;
  const frame = (time: number) => {
    if (last) frames?.push(time - last);
    last = time;
    requestAnimationFrame(frame);
  };

  window.takeInteraction = () => {
    const taken = worst;
    worst = 0;
    return taken;
  };
  window.takeFrames = () => {
    // Not counted before it is asked for: to watch frames makes the page draw each of them.
    if (!frames) requestAnimationFrame(frame);
    const taken = frames ?? [];
    const share = taken.filter((duration) => duration <= 20).length / Math.max(1, taken.length);
    const longestTask = Math.max(0, ...tasks);
    frames = [];
    tasks = [];
    return { share, longestTask };
  };
}
