/**
 * Walks through the production build in Firefox on a desktop size and in WebKit on a phone size: `npm run test:engines`.
 * With `--built` it takes the last build of the browser tests.
 */
import { spawn } from 'node:child_process';
import { buildSite, geminiPort, sites, telegramPort } from '#tests/e2e/sites.ts';
import { geminiEvent, geminiEvents } from '#tests/mocks/gemini-format.ts';
import { startGeminiServer } from '#tests/mocks/gemini-server.ts';
import { startTelegramServer } from '#tests/mocks/telegram-server.ts';
import { type Driver, ensureEngines, startFirefox, startWebKit, until, untilServed } from './engines.ts';

const { url, outDir, port } = sites.withKeys;

ensureEngines();
if (!process.argv.includes('--built')) await buildSite(sites.withKeys);
const server = spawn('node', ['--import', 'tsx', 'scripts/serve.ts', outDir, '--port', String(port)]);
const gemini = await startGeminiServer(geminiPort);
const telegram = await startTelegramServer(telegramPort);
await untilServed(url);

for (const [engine, width, start] of [
  ['firefox', 1280, startFirefox],
  ['webkit', 390, startWebKit],
] as const) {
  const driver = await start(width, port + 7);
  const error: unknown = await walk(driver, width).catch((reason) => reason);
  console.log(error ? '✗' : '✓', engine, width, error ?? '');
  if (error) process.exitCode = 1;
  await driver.close();
}
server.kill();
await Promise.all([gemini.close(), telegram.close()]);

/** A typical visit. */
async function walk(driver: Driver, width: number): Promise<void> {
  const { see, click, fill, shows } = visitorOf(driver);
  await driver.open(url);
  await shows('innerWidth', width);
  await shows('document.documentElement.scrollWidth <= innerWidth', true);

  // Projects: tabs, a page, back to the same tab and scroll position, the slideshow.
  await click('[role=tab]', 'Website');
  await see('h3', 'Recent Web Projects');
  await click('a', 'Field Notes');
  await shows('location.pathname + scrollY', '/website/30');
  await driver.run('history.back()');
  await see('h3', 'Recent Web Projects');
  await shows(`document.querySelector('a[href$="/website/3"]')?.getBoundingClientRect().top > 0`, true);
  await click('[role=tab]', 'Mobile');
  await click('a', 'Bird Song - Dawn Chorus Identifier');
  await click('button', 'Next screenshot');
  await see('img', 'Bird Song - Dawn Chorus Identifier 2…');
  await click('a', 'Back to Projects');
  await see('h3', 'Recent Mobile Projects');

  // Chat: an answer streams, Escape stops it and keeps its text, the next one is complete.
  const question = 'Your question for Ayla Bot';
  gemini.respondWith({ steps: [geminiEvent('Tunggu sebentar'), () => new Promise(() => {})] });
  await fill('textarea', question, 'Halo, kamu siapa?');
  await click('button', 'Send');
  await see('p', 'Tunggu sebentar');
  await driver.pressEscape();
  await see('p', 'Stopped.');
  gemini.respondWith({ steps: geminiEvents('Aku bot, ', '**seneng** ketemu.') });
  await fill('textarea', question, 'Siapa?');
  await click('button', 'Send');
  await see('strong', 'seneng');

  // Contact: errors first, then a message.
  await click('button', 'Send Message');
  await see('p', 'Enter…');
  await fill('input', 'Name', 'Sari Wulandari');
  await fill('input', 'Email', 'sari@example.com');
  await fill('textarea', 'Message', 'Halo! 5 < 6 & 7');
  await click('button', 'Send Message');
  await see('p', 'Message sent.');
  const text = 'Nama: Sari Wulandari\nEmail: sari@example.com\nPesan: Halo! 5 < 6 & 7';
  await until('the message', async () => telegram.requests.pop()?.delivered === text);

  // Motion, menu and theme, with which the next visit starts.
  if (width < 700) await click('button', 'Open menu');
  await click('button', 'Stop motion');
  // Firefox keeps finished transitions of what it does not show.
  await shows("document.getAnimations().filter(({ playState }) => playState === 'running').length", 0);
  await click(width < 700 ? 'dialog a' : 'nav a', 'Tools');
  await shows('location.hash + document.activeElement.textContent', '#toolsTech Stack & Tools');
  await click('button', 'Theme: system. Switch to light');
  await click('button', 'Theme: light. Switch to dark');
  await driver.open(url);
  await shows('getComputedStyle(document.body).colorScheme', 'dark');
}

/** Waits for elements by CSS selector and by accessible name; `…` at the end matches any ending. */
function visitorOf(driver: Driver) {
  const find = (...target: [role: string, name: string]) =>
    driver.run<string | [number, number]>(`(${findInPage})(...${JSON.stringify(target)})`);
  const see = (role: string, name: string) =>
    until(`${role} "${name}"`, async () => (await find(role, name)) !== 'not there' || 'not there');

  /** Presses the center of an element once two checks in a row find it uncovered in the same position. */
  async function click(role: string, name: string): Promise<void> {
    let [last, point] = ['', await find(role, name)];
    await until(`${role} "${name}" to press`, async () => {
      [last, point] = [String(point), await find(role, name)];
      return (Array.isArray(point) && String(point) === last) || last;
    });
    await driver.click(Number(point[0]), Number(point[1]));
  }

  return {
    see,
    click,
    fill: (role: string, name: string, text: string) => click(role, name).then(() => driver.type(text)),
    shows: (expression: string, expected: unknown) =>
      until(expression, async () => {
        const value = await driver.run(expression);
        return value === expected || `${value}, not ${expected}`;
      }),
  };
}

/** Runs in the page: scrolls to the first visible element with that role and name, and returns its center if it can be pressed. */
async function findInPage(role: string, name: string): Promise<string | [number, number]> {
  const element = [...document.querySelectorAll<HTMLElement>(role)].find((one) => {
    const label = document.querySelector(`label[for="${one.id || '-'}"]`)?.textContent;
    const text = one.getAttribute('aria-label') || label || one.getAttribute('alt') || one.textContent || '';
    const words = text.replace(/\s+/g, ' ').trim();
    const isNamed = name.endsWith('…') ? words.startsWith(name.slice(0, -1)) : words === name;
    const isHidden = one.closest('[inert]') || getComputedStyle(one).opacity === '0';
    return isNamed && !isHidden && one.checkVisibility({ visibilityProperty: true });
  });
  if (!element) return 'not there';
  const { top, bottom } = element.getBoundingClientRect();
  // The sticky bar covers the first 80 pixels.
  const isInView = (top >= 80 && bottom <= innerHeight) || element.closest('header, dialog');
  if (!isInView) element.scrollIntoView({ block: 'center', behavior: 'instant' });
  // A press would miss an element that is not painted yet.
  await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
  const box = element.getClientRects()[0] ?? element.getBoundingClientRect();
  const x = Math.round(box.x + box.width / 2);
  const y = Math.round(box.y + Math.min(box.height, innerHeight) / 2);
  const hit = document.elementFromPoint(x, y);
  const isFree = hit && (element.contains(hit) || hit.closest('label')?.contains(element));
  return isFree ? [x, y] : `covered by ${hit?.outerHTML.slice(0, 80)}`;
}
