/** Compares how fast builds load: `npm run bench -- dist ../other/dist --runs 7 --cpu 4 --page /blog/`. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { type Load, loadPage } from './bench/load-page.ts';
import { serveBuild } from './bench/serve-build.ts';
import { chromiumArgs, ensureChromium, findChromium } from './chromium.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: 'string', default: '7' },
    cpu: { type: 'string', default: '4' },
    page: { type: 'string', multiple: true, default: ['/', '/website/1/', '/mobile/1/'] },
  },
});
const folders = positionals.length > 0 ? positionals : ['dist'];
const runs = Number(values.runs);

const rows: Record<string, (load: Load) => number> = {
  'first paint, ms': ({ firstPaint }) => firstPaint,
  'largest paint, ms': ({ largestPaint }) => largestPaint,
  'blocking, ms': ({ blocking }) => blocking,
  'longest task, ms': ({ longestTask }) => longestTask,
  'tap on a tab, ms': ({ tap }) => tap,
  'script, kB': ({ scriptBytes }) => scriptBytes / 1_000,
  'HTML, kB': ({ htmlBytes }) => htmlBytes / 1_000,
  'layout shift': ({ layoutShift }) => layoutShift,
};

ensureChromium();
const executablePath = findChromium();
const browser = await chromium.launch({
  // With a debugger attached, V8 parses all of React again for each Error it creates.
  args: [...chromiumArgs, '--js-flags=--no-enable-lazy-source-positions'],
  ...(executablePath && { executablePath }),
});
const builds = await Promise.all(folders.map(async (folder) => ({ folder, ...(await serveBuild(folder)) })));
try {
  for (const page of values.page) await comparePage(page);
} finally {
  await browser.close();
  for (const build of builds) build.close();
}

async function comparePage(page: string): Promise<void> {
  const columns = builds
    .filter(({ folder }) => existsSync(join(folder, page, 'index.html')))
    .map(({ folder, url }) => ({ folder, url: url + page.slice(1), figures: new Map<string, number[]>() }));
  if (columns.length === 0) return;
  for (let run = 0; run < runs; run++) {
    // Loads the builds in turn, so that a slowdown of the machine affects all of them.
    for (const { url, figures } of columns) {
      const load = await loadPage(browser, url, Number(values.cpu));
      for (const [name, figure] of Object.entries(rows))
        figures.set(name, [...(figures.get(name) ?? []), figure(load)]);
    }
  }
  console.log(`\n| ${page}, ${runs} runs | ${columns.map(({ folder }) => folder).join(' | ')} |`);
  console.log(`|${' --- |'.repeat(columns.length + 1)}`);
  for (const name of columns[0]?.figures.keys() ?? []) {
    console.log(
      `| ${name} | ${columns.map(({ figures }) => summary(figures.get(name) ?? [])).join(' | ')} |`,
    );
  }
}

function summary(figures: readonly number[]): string {
  const sorted = figures.toSorted((one, other) => one - other);
  const middle = sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
  const [median, lowest, highest] = [middle, sorted[0] ?? middle, sorted.at(-1) ?? middle].map((figure) =>
    Number(figure.toFixed(figure < 1 ? 3 : figure < 100 ? 1 : 0)),
  );
  return lowest === highest ? `${median}` : `${median} (${lowest}–${highest})`;
}
