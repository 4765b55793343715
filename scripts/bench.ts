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

ensureChromium();
const executablePath = findChromium();
const browser = await chromium.launch({
  // With a debugger attached, V8 parses all of React again for each Error it creates.
  args: [...chromiumArgs, '--js-flags=--no-enable-lazy-source-positions'],
  ...(executablePath && { executablePath }),
});
const builds = await Promise.all(folders.map(async (folder) => ({ folder, ...(await serveBuild(folder)) })));
for (const page of values.page) {
  const there = builds.filter(({ folder }) => existsSync(join(folder, page, 'index.html')));
  const loads = new Map(there.map(({ folder }) => [folder, [] as Load[]]));
  for (let run = 0; run < Number(values.runs); run++)
    // Loads the builds in turn, so that a slowdown of the machine affects all of them.
    for (const { folder, url } of there)
      loads.get(folder)?.push(await loadPage(browser, url + page.slice(1), Number(values.cpu)));
  console.log(page);
  console.table(Object.fromEntries([...loads].map(([folder, all]) => [folder, medians(all)])));
}
await browser.close();
for (const build of builds) build.close();

function medians(loads: readonly Load[]): Record<string, string> {
  const names = Object.keys(loads[0] ?? {}) as (keyof Load)[];
  return Object.fromEntries(
    names.map((name) => {
      const sorted = loads.map((load) => load[name]).sort((one, other) => one - other);
      const [low, median, high] = [0, Math.floor(sorted.length / 2), sorted.length - 1].map((at) =>
        Number(sorted[at]?.toPrecision(3)),
      );
      return [name, `${median} (${low}–${high})`];
    }),
  );
}
