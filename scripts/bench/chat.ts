/**
 * Measures the chat over the production build, in Chromium with the processor slowed down four times:
 * `npm run bench:chat`. Prints the longest tasks of an answer of 50 KB in 2,000 pieces, and the time that one
 * piece costs early and late in an answer, in a conversation, and in one block of 100 KB. Other folders of the project, such
 * as a worktree of an earlier version, are measured in turn with this one: `npm run bench:chat -- ../before`.
 */
import { spawn } from 'node:child_process';
import { cpus } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { chromium, type Page } from '@playwright/test';
import { inGroups } from '#lib/in-groups.ts';
import { answerInPieces, startGeminiServer } from '../../tests/e2e/gemini-server.ts';
import { geminiEvent } from '../../tests/mocks/gemini-format.ts';
import { chromiumArgs, findChromium } from '../chromium.ts';
import { buildSite } from './build-site.ts';
import { mainThreadTasks } from './main-thread-tasks.ts';

// Not one of those of the browser tests, which may be running.
const firstPort = 4711;
const slowdown = 4;
/** Pieces over which a cost is averaged, and milliseconds between them: each gets a frame of its own. */
const sample = 200;
const pace = 30;
/** Pieces that come at once before that, and milliseconds in which they are shown. */
const portion = 400;
const untilShown = 8_000;

const passage = `## What Ayla has built

A **tide table** called [Tide Table](/mobile/1), which works *without* a connection, and an atlas of the stars with
\`Flutter\` that keeps its place. Both are in daily use.

1. **Bird Song** says which bird it hears aloud.
2. [Pocket Ledger](/mobile/2) shows income, costs and what is left.
   - for the phone
   - for the shop

> Alon-alon asal kelakon.

\`\`\`dart
void main() {
  runApp(const Journal());
}
\`\`\`

| Name | Kind |
| --- | --- |
| Field Notes | website |
| Tile Games | mobile |

`;

const gemini = await startGeminiServer();
const builds = ['.', ...process.argv.slice(2)].map((root, index) => {
  const outDir = buildSite(
    'bench-chat',
    { VITE_GEMINI_API_KEY: 'bench', VITE_GEMINI_API_BASE: gemini.url },
    root,
  );
  const port = firstPort + index;
  const server = spawn('node', ['--import', 'tsx', 'scripts/serve.ts', outDir, '--port', String(port)]);
  return { root, url: `http://localhost:${port}/`, server };
});
const executablePath = findChromium();
const browser = await chromium.launch({ args: chromiumArgs, ...(executablePath && { executablePath }) });
try {
  for (const { url } of builds) await isServed(url);
  console.log(
    `${cpus().length} cores (${cpus()[0]?.model}), Node ${process.version}, Chromium ${browser.version()}`,
  );
  console.log(`Processor slowed down ${slowdown} times`);
  for (const questions of [0, 250]) await inTurn((url) => measureTasks(url, questions));
  for (const questions of [4, 249]) {
    for (const characters of [1_000, 50_000]) {
      await inTurn((url) => measureCost(url, questions, characters));
    }
  }
  for (const [name, block] of [
    ['code', `\`\`\`dart\n${'  final journal = Journal();\n'.repeat(4_000)}`],
    [
      'rows',
      `| Name | Kind | Made with |\n|---|---|---|\n${'| Tide Table | mobile | Flutter |\n'.repeat(3_500)}`,
    ],
    ['one paragraph', 'Tide Table is a **book of tides** that works without a connection. '.repeat(1_600)],
  ] as const) {
    console.log(`\nIn one block of ${name}:`);
    for (const characters of [1_000, 94_000]) await inTurn((url) => measureCost(url, 0, characters, block));
  }
} finally {
  await browser.close();
  for (const { server } of builds) server.kill();
  await gemini.close();
}

async function inTurn(measure: (url: string) => Promise<string>): Promise<void> {
  for (const { root, url } of builds) console.log(`${root}: ${await measure(url)}`);
}

/** One answer of 50 KB in 2,000 pieces, as fast as a model writes at best. */
async function measureTasks(url: string, questions: number): Promise<string> {
  const page = await openConversation(url, questions);
  const pieces = piecesOf(50_000);
  gemini.respondWith({ steps: eventsOf(pieces).flatMap((event) => [event, 3]) });
  // What waits for the browser to have time, and what writing into the field costs Playwright, is not the chat's.
  await page.waitForTimeout(3_000);
  await write(page, 'Long, please');
  await page.waitForTimeout(1_000);
  await browser.startTracing(page, { categories: ['toplevel'] });
  await send(page);
  await settled(page);
  const tasks = mainThreadTasks(await browser.stopTracing());
  await page.close();

  const longest = tasks.slice(0, 3).map((task) => `${task.toFixed(1)} ms`);
  const tooLong = tasks.filter((task) => task > 50).length;
  const usual = tasks[Math.floor(tasks.length / 100)]?.toFixed(1);
  return `50 KB in ${pieces.length} pieces, below ${questions * 2} messages: longest tasks ${longest.join(', ')}; over 50 ms: ${tooLong}; 99 of 100 under ${usual} ms`;
}

/** The time that the main thread spends on one piece, after so many messages and characters. */
async function measureCost(
  url: string,
  questions: number,
  characters: number,
  text = passage,
): Promise<string> {
  const page = await openConversation(url, questions);
  const client = await page.context().newCDPSession(page);
  await client.send('Performance.enable', { timeDomain: 'threadTicks' });
  const busy = async () => {
    const { metrics } = await client.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1_000;
  };
  const pieces = piecesOf(characters + sample * 25, text);
  const events = eventsOf(pieces);
  let busyBefore = 0;
  let busyAtRest = 0;
  let busyAfter = 0;
  gemini.respondWith({
    steps: [
      ...inGroups(events.slice(0, -sample), portion).flatMap((events) => [events.join(''), untilShown]),
      async () => {
        const start = await busy();
        await wait(sample * pace);
        busyBefore = await busy();
        busyAtRest = busyBefore - start;
      },
      ...events.slice(-sample, -1).flatMap((event) => [event, pace]),
      async () => {
        busyAfter = await busy();
      },
      ...events.slice(-1),
    ],
  });
  await ask(page, 'Long, please');
  await settled(page);
  await page.close();
  const cost = (busyAfter - busyBefore - busyAtRest) / (sample - 1);
  return `one piece at ${characters / 1_000} KB, ${questions * 2 + 2} messages: ${cost.toFixed(2)} ms`;
}

async function openConversation(url: string, questions: number): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  await page.goto(url);
  await page.locator('#chat').scrollIntoViewIfNeeded();
  await page.locator('[data-ready=""] > #chat').waitFor();
  gemini.respondWith(
    answerInPieces(['Sugeng rawuh! **Ayla** has built [Tide Table](/mobile/1) and more.\n\n- one\n- two']),
  );
  for (let asked = 0; asked < questions; asked++) {
    await ask(page, `Question number ${asked}, of the usual length?`);
    if (asked % 10 === 0) await settled(page);
  }
  await settled(page);
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return page;
}

async function ask(page: Page, question: string): Promise<void> {
  await write(page, question);
  await send(page);
}

async function write(page: Page, question: string): Promise<void> {
  await page.locator('#chat input').fill(question);
}

async function send(page: Page): Promise<void> {
  await page.locator('#chat form').evaluate((form: HTMLFormElement) => form.requestSubmit());
}

/** Waits for all answers, and looks seldom: looking takes time that is measured. */
async function settled(page: Page): Promise<void> {
  while (await page.locator('#chat [role="log"][aria-busy="true"]').count()) await wait(1_000);
}

/** Markdown of that many characters, in pieces of 25. */
function piecesOf(characters: number, passageOf = passage): string[] {
  const text = passageOf.repeat(Math.ceil(characters / passageOf.length)).slice(0, characters);
  return text.match(/[\s\S]{1,25}/g) ?? [];
}

function eventsOf(pieces: readonly string[]): string[] {
  return pieces.map((text, index) => geminiEvent(text, index === pieces.length - 1 ? 'STOP' : undefined));
}

async function isServed(url: string): Promise<void> {
  while (!(await fetch(url).catch(() => undefined))) await wait(200);
}
