/**
 * Compares builds in one run: `npm run bench:compare -- <build> <build> …`, folders as `npm run build` writes them. Loads each
 * kind of page of each build over a throttled link, in turn, so that a machine that grows slower does so for all of them.
 * Prints medians with their ranges; RUNS is how often each page is loaded, PAGES which, CPU
 * how many times the processor is slowed down.
 */
import { chromium } from '@playwright/test';
import { chromiumArgs, findChromium } from '../chromium.ts';
import { serveHttp2 } from './serve-http2.ts';
import { summaryOf } from './summary.ts';
import { busyAfterPaint, type Load, loadThrottled } from './throttled-load.ts';

const runs = Number(process.env.RUNS ?? 7);
const pages = process.env.PAGES?.split(' ') ?? ['/', '/website/1/', '/mobile/1/'];
const builds = process.argv.slice(2);
if (builds.length < 2) throw new Error('Name two builds or more: npm run bench:compare -- <build> <build> …');

const rows = {
  'first paint, ms': ({ firstPaint }) => firstPaint,
  'largest paint, ms': ({ largestPaint }) => largestPaint,
  'readable, ms': ({ readable }) => readable,
  'alive after first paint, ms': ({ answers }) => answers,
  'blocking, ms': ({ blocking }) => blocking,
  'longest task, ms': ({ longestTask }) => longestTask,
  'busy beyond 5 ms, full speed, ms': ({ busy }) => busy,
  'layout shift': ({ layoutShift }) => layoutShift,
  'script until alive, kB': ({ script }) => script,
} satisfies Record<string, (load: Load & { busy: number }) => number>;

const executablePath = findChromium();
const browser = await chromium.launch({
  // With tools attached, the errors that React makes as it starts let V8 parse all of it a second time.
  args: [...chromiumArgs, '--ignore-certificate-errors', '--js-flags=--no-enable-lazy-source-positions'],
  ...(executablePath && { executablePath }),
});
const sites = await Promise.all(builds.map(serveHttp2));
try {
  for (const page of pages) {
    const loads: (Load & { busy: number })[][] = sites.map(() => []);
    for (let run = 0; run < runs; run++) {
      for (const [index, { url }] of sites.entries())
        loads[index]?.push({
          ...(await loadThrottled(browser, url + page)),
          busy: await busyAfterPaint(browser, url + page),
        });
    }
    console.log(
      `\n| ${page}, medians of ${runs} | ${builds.join(' | ')} |\n|${' --- |'.repeat(builds.length + 1)}`,
    );
    for (const [name, figure] of Object.entries(rows)) {
      const cells = loads.map((ofBuild) => {
        const { median, lowest, highest } = summaryOf(ofBuild.map(figure));
        return `${median} (${lowest}–${highest})`;
      });
      console.log(`| ${name} | ${cells.join(' | ')} |`);
    }
  }
} finally {
  await browser.close();
  for (const site of sites) site.close();
}
