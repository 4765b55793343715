/**
 * Builds the site with 1, 10 and 50 times its projects, each with a cover of its own, and prints what that does to home, to
 * a page, and to the time of a build: `npm run bench:scale`, or `npm run bench:scale 1 10`. The copies are made in
 * `.cache/scale`; the first build of each makes all pictures, the second finds them made.
 */
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { chromiumArgs, findChromium } from '../chromium.ts';
import { buildSite } from './build-site.ts';
import { serveHttp2 } from './serve-http2.ts';
import { summaryOf } from './summary.ts';
import { loadThrottled } from './throttled-load.ts';

const notCopied = ['node_modules', '.cache', '.git', 'dist', 'test-results'];
const times = process.argv.slice(2).map(Number);

const executablePath = findChromium();
const browser = await chromium.launch({
  args: [...chromiumArgs, '--ignore-certificate-errors'],
  ...(executablePath && { executablePath }),
});
console.log(
  '| projects | first build, s | second, s | home: HTML, kB | first load, kB | largest paint, ms | a page, kB |',
);
console.log('| --- | --- | --- | --- | --- | --- | --- |');
for (const factor of times.length > 0 ? times : [1, 10, 50]) await measure(factor);
await browser.close();

async function measure(factor: number): Promise<void> {
  const root = copyOfProject(factor);
  const projects = await addProjects(root, factor);
  const first = seconds(() => buildSite('bench', {}, root));
  const second = seconds(() => buildSite('bench', {}, root));
  const folder = `${root}/.cache/bench/site`;
  const site = await serveHttp2(folder);
  const paints: number[] = [];
  for (let run = 0; run < 3; run++) paints.push((await loadThrottled(browser, `${site.url}/`)).largestPaint);
  const row = [
    projects,
    first.toFixed(1),
    second.toFixed(1),
    brotli(`${folder}/index.html`).toFixed(1),
    (await firstLoad(`${site.url}/`)).toFixed(1),
    summaryOf(paints)?.median,
    (await firstLoad(`${site.url}/mobile/1/`)).toFixed(1),
  ];
  console.log(`| ${row.join(' | ')} |`);
  site.close();
}

function copyOfProject(factor: number): string {
  const root = resolve(`.cache/scale/${factor}`);
  rmSync(root, { recursive: true, force: true });
  mkdirSync(root, { recursive: true });
  for (const path of readdirSync('.').filter((name) => !notCopied.includes(name)))
    cpSync(path, `${root}/${path}`, { recursive: true });
  symlinkSync(resolve('node_modules'), `${root}/node_modules`);
  return root;
}

/** Writes each record again under new ids and titles, with a cover of another tint. */
async function addProjects(root: string, factor: number): Promise<number> {
  let count = 0;
  for (const kind of ['website', 'mobile']) {
    const folder = `${root}/src/content/projects/${kind}`;
    for (const file of readdirSync(folder)) {
      const record = readFileSync(`${folder}/${file}`, 'utf8');
      const [, cover = ''] = record.match(/image: '([^']+)'/) ?? [];
      const covers = `${root}/src/content/pictures/covers`;
      count += 1;
      for (let copy = 1; copy < factor; copy++) {
        const newCover = `${copy}-${cover}`;
        await sharp(`${covers}/${cover}`)
          .modulate({ hue: (copy * 37) % 360 })
          .png({ compressionLevel: 1 })
          .toFile(`${covers}/${newCover}`);
        const changed = record
          .replace(/id: '(\d+)'/, (_, id) => `id: '${Number(id) + copy * 100}'`)
          .replace(/title: (['"])/, `title: $1${copy} `)
          .replace(cover, newCover);
        writeFileSync(`${folder}/${copy}-${file}`, changed);
        count += 1;
      }
    }
  }
  return count;
}

function seconds(run: () => void): number {
  const start = performance.now();
  run();
  return (performance.now() - start) / 1_000;
}

function brotli(file: string): number {
  return brotliCompressSync(readFileSync(file)).length / 1_000;
}

/** Kilobytes that the first view of a page takes on a phone. */
async function firstLoad(url: string): Promise<number> {
  const page = await browser.newPage({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 });
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  let bytes = 0;
  client.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.waitForTimeout(2_000);
  await page.close();
  return bytes / 1_000;
}
