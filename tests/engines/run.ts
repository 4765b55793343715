/**
 * Walks through the production build in Firefox and WebKit, on a desktop and a phone size: `npm run test:engines`.
 * ENGINE=webkit walks in one of them only.
 */
import { spawn } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { startGeminiServer } from '#tests/e2e/gemini-server.ts';
import { buildSite, geminiPort, sites, telegramPort } from '#tests/e2e/sites.ts';
import { startTelegramServer } from '#tests/e2e/telegram-server.ts';
import { startFirefox } from './firefox.ts';
import { bringEngines } from './install.ts';
import { visitorOf } from './visitor.ts';
import { walk } from './walk.ts';
import { startWebKit } from './webkit.ts';

const engines = { firefox: startFirefox, webkit: startWebKit };
const sizes = { desktop: { width: 1280, height: 900 }, phone: { width: 390, height: 844 } };
const pictures = 'test-results/engines';

const programs = bringEngines();
await buildSite(sites.withKeys);
const site = spawn(process.execPath, [
  '--import',
  'tsx',
  'scripts/serve.ts',
  sites.withKeys.outDir,
  '--port',
  String(sites.withKeys.port),
]);
const gemini = await startGeminiServer(geminiPort);
const telegram = await startTelegramServer(telegramPort);
await untilServed();

const failures: string[] = [];
for (const [engine, start] of Object.entries(engines)) {
  if (process.env.ENGINE && process.env.ENGINE !== engine) continue;
  for (const [size, viewport] of Object.entries(sizes)) {
    telegram.requests.length = 0;
    const visitor = visitorOf(await start(programs));
    let current = 'the browser takes its size';
    try {
      await visitor.resize(viewport);
      await visitor.expectInPage('the width', () => innerWidth, viewport.width);
      for (const { name, take } of walk) {
        current = name;
        const began = Date.now();
        await take({ visitor, gemini, telegram, isPhone: size === 'phone' });
        console.log(`✓ ${engine} ${size}: ${name} (${Date.now() - began} ms)`);
      }
    } catch (error) {
      failures.push(`✗ ${engine} ${size}: ${current}\n    ${error instanceof Error ? error.message : error}`);
      console.log(failures.at(-1));
      await mkdir(pictures, { recursive: true });
      await writeFile(`${pictures}/${engine}-${size}.png`, await visitor.screenshot());
    } finally {
      await visitor.close();
    }
  }
}

site.kill();
await Promise.all([gemini.close(), telegram.close()]);
console.log(failures.length === 0 ? 'All walks ended well.' : `\n${failures.join('\n')}`);
process.exitCode = failures.length === 0 ? 0 : 1;

async function untilServed(): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    const isServed = await fetch(sites.withKeys.url).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isServed) return;
    await wait(100);
  }
  throw new Error(`Nothing is served at ${sites.withKeys.url}`);
}
