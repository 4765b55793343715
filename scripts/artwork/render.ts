/** Draws the scenes into PNG masters: `npm run artwork`, or `npm run artwork rain sun-2` for some of them. */
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import sharp from 'sharp';
import { chromiumArgs, ensureChromium, findChromium } from '../chromium.ts';
import type { Scene } from './kit.ts';

const root = join(import.meta.dirname, '../..');
const heaviest = 350_000;

const words = process.argv.slice(2);
const wanted = (await allScenes()).filter(
  ({ file }) => words.length === 0 || words.some((word) => file.includes(word)),
);
if (wanted.length === 0) {
  throw new Error(
    `There is no scene${words.length > 0 ? ` with ${words.join(' or ')} in its file name` : ''}.`,
  );
}

ensureChromium();
const executablePath = findChromium();
const browser = await chromium.launch({ args: chromiumArgs, ...(executablePath && { executablePath }) });
for (const scene of wanted) {
  const png = await compress(await draw(browser, scene));
  const target = join(root, scene.file.startsWith('public/') ? '' : 'src/content/pictures', scene.file);
  await mkdir(dirname(target), { recursive: true });
  await writeFile(target, png);
  console.log(
    `${scene.file}  ${Math.round(png.length / 1000)} kB${png.length > heaviest ? '  too heavy' : ''}`,
  );
}
await browser.close();

async function allScenes(): Promise<Scene[]> {
  const files = await readdir(import.meta.dirname, { recursive: true });
  const modules: { scenes: Scene[] }[] = await Promise.all(
    files
      .filter((file) => /(^|\/)scenes\/[^/]+\.ts$/.test(file))
      .sort()
      .map((file) => import(join(import.meta.dirname, file))),
  );
  return modules.flatMap((module) => module.scenes);
}

async function draw(browser: Browser, { width, height, scale, html }: Scene): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width, height }, deviceScaleFactor: scale });
  await page.setContent(html);
  await page.evaluate(() => document.fonts.ready);
  const png = await page.screenshot({ omitBackground: true });
  await page.close();
  return png;
}

// True colour where it fits: a palette dithers gradients, and that noise makes the AVIF made from it larger.
async function compress(png: Buffer): Promise<Buffer> {
  const { isOpaque } = await sharp(png).stats();
  const picture = isOpaque ? sharp(png).removeAlpha() : sharp(png);
  const exact = await picture.clone().png({ compressionLevel: 9, effort: 10 }).toBuffer();
  if (exact.length <= heaviest) return exact;
  return picture.png({ palette: true, quality: 90, compressionLevel: 9, effort: 10 }).toBuffer();
}
