/**
 * Takes every screen of the site at five widths, light and dark, and prints its pages, into `shots/`:
 * `npm run shots`, or `npm run shots chat 390` for the files that have all of these words in their names.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { chromium, type Page } from '@playwright/test';
import { chromiumArgs, ensureChromium, findChromium } from './chromium.ts';
import { documents, type Screen, screens } from './screens/screens.ts';
import { openStage } from './screens/stage.ts';

const outDir = 'shots';
const heights = { 320: 640, 390: 844, 820: 1180, 1440: 900, 1920: 1080 };
const schemes = ['light', 'dark'] as const;
/** Of A4 between margins of 15 mm, in CSS pixels. */
const paper = { width: 680, height: 1009 };

const words = process.argv.slice(2);
const isWanted = (file: string) => words.every((word) => file.includes(word));

ensureChromium();
const executablePath = findChromium();
await mkdir(outDir, { recursive: true });
const stage = await openStage();
const browser = await chromium.launch({ args: chromiumArgs, ...(executablePath && { executablePath }) });
const failures: string[] = [];

for (const [width, height] of Object.entries(heights)) {
  for (const scheme of schemes) {
    await takeAll({ width: Number(width), height }, scheme);
  }
}
for (const { name, path } of documents) {
  if (isWanted(name)) await attempt(name, () => print(path, name));
}

await browser.close();
await stage.close();
if (failures.length > 0) throw new Error(`These could not be taken:\n${failures.join('\n')}`);

async function attempt(file: string, work: () => Promise<void>) {
  await work().then(
    () => console.log(file),
    (error: Error) => failures.push(`${file}: ${error.message.split('\n')[0]}`),
  );
}

async function takeAll(viewport: { width: number; height: number }, scheme: (typeof schemes)[number]) {
  const settings = {
    viewport,
    colorScheme: scheme,
    reducedMotion: 'reduce',
    // The policy of the pages would refuse the style sheet of a screenshot.
    bypassCSP: true,
    hasTouch: viewport.width < 1000,
    locale: 'en-GB',
  } as const;
  // Screens that nothing is done to are taken of one page.
  const pages = new Map<string, Page>();
  for (const screen of screens) {
    const { name, site = 'withKeys', path, act, upTo = Number.POSITIVE_INFINITY } = screen;
    const file = `${name}-${viewport.width}-${scheme}`;
    if (!isWanted(file) || viewport.width > upTo) continue;
    await attempt(file, async () => {
      const key = act ? name : site + path;
      const page = pages.get(key) ?? (await browser.newPage(settings));
      if (!pages.has(key)) await open(page, stage.url(site, path));
      pages.set(key, page);
      await act?.(page, stage);
      await take(page, screen, file);
      if (act) await page.close();
    });
  }
  await Promise.all([...pages.values()].map((page) => page.close()));
}

async function take(page: Page, { area }: Screen, file: string) {
  const options = { path: `${outDir}/${file}.png`, animations: 'disabled' } as const;
  if (area === 'window') await page.screenshot(options);
  else if (area === 'page') {
    await page.evaluate(() => scrollTo(0, 0));
    await page.screenshot({ ...options, fullPage: true, style: '.skip-link { opacity: 0 }' });
  }
  // What lies over the page would lie over whatever is taller than the window.
  else await page.locator(area).screenshot({ ...options, style: '.bar, .skip-link, .toasts { opacity: 0 }' });
}

/** As the browser prints it, and the same as a picture. */
async function print(path: string, file: string) {
  const page = await browser.newPage({ viewport: paper, colorScheme: 'dark', deviceScaleFactor: 2 });
  await open(page, stage.url('withKeys', path));
  await writeFile(`${outDir}/${file}.pdf`, await page.pdf({ format: 'A4', preferCSSPageSize: true }));
  await page.emulateMedia({ media: 'print' });
  // On the screen, what comes into sight enters; the printer waits for nothing and has no need to.
  await page.waitForTimeout(1500);
  await page.screenshot({ path: `${outDir}/${file}.png`, fullPage: true });
  await page.close();
}

/** With every picture there, also those further down, and every part of the page answering. */
async function open(page: Page, url: string) {
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.evaluate(async () => {
    const pictures = [...document.images];
    for (const picture of pictures) picture.loading = 'eager';
    await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)));
    await document.fonts.ready;
  });
}
