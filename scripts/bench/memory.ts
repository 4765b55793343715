/**
 * Uses the site as somebody might in an hour and prints what that leaves in memory: `npm run bench:memory`. Sixty rounds of
 * tabs, a project's page with its slideshow, the way back, the menu and the theme; 300 messages in the chat.
 */
import { chromium, type Page } from '@playwright/test';
import { answerInPieces, startGeminiServer } from '../../tests/e2e/gemini-server.ts';
import { chromiumArgs, findChromium } from '../chromium.ts';
import { buildSite } from './build-site.ts';
import { serveHttp2 } from './serve-http2.ts';
import { nameless, phone } from './throttled-load.ts';

const rounds = 60;
const questions = 150;

const gemini = await startGeminiServer();
gemini.respondWith(
  answerInPieces(['Ayla has built **Tide Table**', ' and [more](/mobile/1).\n\n- one\n- two']),
);
const outDir = buildSite('bench', {
  CONTENT_DIR: 'tests/fixture/content',
  VITE_GEMINI_API_KEY: 'bench',
  VITE_GEMINI_API_BASE: gemini.url,
});
const site = await serveHttp2(outDir);
const executablePath = findChromium();
const browser = await chromium.launch({
  args: [...chromiumArgs, '--ignore-certificate-errors'],
  ...(executablePath && { executablePath }),
});
try {
  const page = await browser.newPage(phone);
  await page.addInitScript(nameless);
  await page.goto(site.url);
  await page.locator('html[data-whole]').waitFor();
  // The first rounds load every part of the site; what comes after them should leave nothing.
  for (let round = 0; round < 3; round++) await walkThrough(page);
  await chat(page, 2);
  console.log('| after | heap, MB | nodes | listeners |');
  console.log('| --- | --- | --- | --- |');
  await report(page, 'loading every part');
  for (let round = 0; round < rounds; round++) await walkThrough(page);
  await report(page, `${rounds} rounds`);
  await chat(page, questions);
  await report(page, `${questions * 2} messages`);
} finally {
  await browser.close();
  await gemini.close();
  site.close();
}

async function walkThrough(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('button', { name: 'Close menu' }).click();
  await page.getByRole('button', { name: /theme/i }).first().click();
  await page.locator('#project').scrollIntoViewIfNeeded();
  await page.locator('#project[data-ready=""]').waitFor();
  await page.getByRole('tab', { name: /Website/ }).click();
  await page.getByRole('tab', { name: /Mobile/ }).click();
  await page
    .getByRole('tabpanel')
    .getByRole('link', { name: /Bird Song/ })
    .click();
  const next = page.getByRole('button', { name: 'Next screen' }).first();
  for (let slide = 0; slide < 3; slide++) await next.click();
  await page.goBack();
  await page.locator('#project').waitFor();
}

async function chat(page: Page, count: number): Promise<void> {
  await page.locator('#chat').scrollIntoViewIfNeeded();
  await page.locator('[data-ready=""] > #chat').waitFor();
  for (let question = 0; question < count; question++) {
    await page.locator('#chat input').fill(`Question number ${question}`);
    await page.locator('#chat input').press('Enter');
    await page.locator('#chat [role="log"][aria-busy="false"]').waitFor();
  }
}

/** Megabytes and counts after everything that nobody holds is gone. */
async function report(page: Page, after: string): Promise<void> {
  await page.waitForTimeout(2_000);
  const client = await page.context().newCDPSession(page);
  await client.send('Performance.enable');
  for (let time = 0; time < 3; time++) await client.send('HeapProfiler.collectGarbage');
  const { metrics } = await client.send('Performance.getMetrics');
  const value = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  const heap = (value('JSHeapUsedSize') / 1_000_000).toFixed(1);
  console.log(`| ${after} | ${heap} | ${value('Nodes')} | ${value('JSEventListeners')} |`);
  await client.detach();
}
