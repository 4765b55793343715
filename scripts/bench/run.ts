/**
 * Measures how fast the site is: `npm run bench`. A fresh build over HTTP/2 with brotli; Lighthouse's mobile profile, loads
 * over a throttled link, interactions and scrolling with a slowed processor; medians of five and their spread. Prints a
 * table and writes `.cache/bench/figures.json`.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { chromium } from '@playwright/test';
import { startGeminiServer } from '../../tests/e2e/gemini-server.ts';
import { chromiumArgs, findChromium } from '../chromium.ts';
import { buildSite } from './build-site.ts';
import { measureAtRest, measureInteractions, measureScrolling } from './interactions.ts';
import { runLighthouse } from './lighthouse.ts';
import { serveHttp2 } from './serve-http2.ts';
import { type Figures, summaryOf } from './summary.ts';
import { loadThrottled, shareWithoutScript } from './throttled-load.ts';

const runs = Number(process.env.RUNS ?? 5);
const routes = ['/', '/website/1/', '/mobile/1/'];
const debuggingPort = 9333;

const gemini = await startGeminiServer();
const outDir = buildSite('bench', {
  VITE_SITE_URL: 'https://portfolio.example',
  VITE_GEMINI_API_KEY: 'bench',
  VITE_GEMINI_API_BASE: gemini.url,
});
const site = await serveHttp2(outDir);
const executablePath = findChromium();
const launch = (arg: string) => {
  const args = [...chromiumArgs, '--ignore-certificate-errors', arg];
  return chromium.launch({ args, ...(executablePath && { executablePath }) });
};
// With tools attached, the errors that React makes as it starts let V8 parse all of it a second time, to know their lines.
const browser = await launch('--js-flags=--no-enable-lazy-source-positions');
const lighthouseBrowser = await launch(`--remote-debugging-port=${debuggingPort}`);
const machine = `${cpus().length} cores (${cpus()[0]?.model}), Node ${process.version}, Chromium ${browser.version()}`;
const figures: Record<string, Figures> = {};
try {
  console.log(`${machine}; medians of ${runs}, lowest to highest in brackets\n`);
  for (const route of routes) {
    const url = site.url + route;
    const loads = await repeat(() => loadThrottled(browser, url));
    const scrolls = await repeat(() => measureScrolling(browser, url));
    const rests = await repeat(() => measureAtRest(browser, url));
    const reports = await repeat(() => runLighthouse(url, debuggingPort));
    print(route, {
      'throttled: first paint, ms': summaryOf(loads.map((load) => load.firstPaint)),
      'throttled: largest paint, ms': summaryOf(loads.map((load) => load.largestPaint)),
      'throttled: readable, ms': summaryOf(loads.map((load) => load.readable)),
      'throttled: answers after first paint, ms': summaryOf(loads.map((load) => load.answers)),
      'throttled: longest task after first paint, ms': summaryOf(loads.map((load) => load.longestTask)),
      'throttled: layout shift': summaryOf(loads.map((load) => load.layoutShift)),
      'without JavaScript, % of words': summaryOf([(await shareWithoutScript(browser, url)) * 100]),
      'scrolling: frames within 20 ms, %': summaryOf(scrolls.map(({ share }) => share * 100)),
      'scrolling: longest task, ms': summaryOf(scrolls.map(({ longestTask }) => longestTask)),
      'at rest: frames within 20 ms, %': summaryOf(rests.map(({ share }) => share * 100)),
      ...Object.fromEntries(
        Object.keys(reports[0] ?? {}).map((name) => [
          `Lighthouse: ${name}`,
          summaryOf(reports.map((report) => report[name] ?? Number.NaN)),
        ]),
      ),
    });
  }
  const interactions = await repeat(() => measureInteractions(browser, site.url, gemini));
  print(
    'interactions at a processor slowed down four times, ms to the next frame',
    Object.fromEntries(
      Object.keys(interactions[0] ?? {}).map((name) => [
        name,
        summaryOf(interactions.map((interaction) => interaction[name] ?? Number.NaN)),
      ]),
    ),
  );
} finally {
  await browser.close();
  await lighthouseBrowser.close();
  await gemini.close();
  site.close();
}
mkdirSync('.cache/bench', { recursive: true });
writeFileSync('.cache/bench/figures.json', JSON.stringify({ machine, runs, figures }, null, 2));

async function repeat<Result>(measure: () => Promise<Result>): Promise<Result[]> {
  const results: Result[] = [];
  for (let run = 0; run < runs; run++) results.push(await measure());
  return results;
}

function print(what: string, found: Figures): void {
  figures[what] = found;
  console.log(`## ${what}\n`);
  for (const [name, { median, lowest, highest }] of Object.entries(found)) {
    console.log(`| ${name} | ${median} | ${lowest}–${highest} |`);
  }
  console.log();
}
