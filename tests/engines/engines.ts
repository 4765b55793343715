/** Firefox through WebDriver BiDi and WebKitGTK through WebDriver, as Debian packages them. */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import puppeteer from 'puppeteer-core';

/** Browser commands that the walk needs; everything else runs in the page. Points are CSS pixels of the viewport. */
export type Driver = Awaited<ReturnType<typeof startFirefox>>;

const height = 860;
const packages = ['firefox-esr', 'webkit2gtk-driver', 'xvfb'];
const programs = ['/usr/bin/firefox-esr', '/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb'];

/** Installs both engines on Debian as root. Throws an error that says what to install elsewhere. */
export function ensureEngines(): void {
  if (programs.every(existsSync)) return;
  if (process.getuid?.() !== 0) throw new Error(`Run: sudo apt-get install ${packages.join(' ')}`);
  const install = `apt-get -qq update && apt-get -qq install -y --no-install-recommends ${packages.join(' ')}`;
  execFileSync('sh', ['-c', `export DEBIAN_FRONTEND=noninteractive; ${install} > /dev/null`], {
    stdio: 'inherit',
  });
}

export async function startFirefox(width: number) {
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath: programs[0] as string });
  const page = await browser.newPage();
  await page.setViewport({ width, height });
  return {
    open: (url: string): Promise<unknown> => page.goto(url),
    /** Evaluates an expression in the page, and awaits a promise. */
    run: async <Value>(expression: string) => (await page.evaluate(expression)) as Value,
    click: (x: number, y: number) => page.mouse.click(x, y),
    type: (text: string) => page.keyboard.type(text),
    pressEscape: () => page.keyboard.press('Escape'),
    close: () => browser.close(),
  };
}

export async function startWebKit(width: number, port: number): Promise<Driver> {
  const display = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [number] = await once(display.stdout, 'data');
  // The toolbar's buttons would keep the window wider than a phone.
  const settings = resolve('.cache/engines');
  mkdirSync(`${settings}/gtk-3.0`, { recursive: true });
  const narrow = '* { min-width: 0; min-height: 0; padding: 0; font-size: 1px; }';
  writeFileSync(`${settings}/gtk-3.0/gtk.css`, narrow);
  const desktop = { DISPLAY: `:${String(number).trim()}`, GDK_BACKEND: 'x11', LIBGL_ALWAYS_SOFTWARE: '1' };
  const env = { ...process.env, ...desktop, XDG_CONFIG_HOME: settings };
  const server = spawn('WebKitWebDriver', [`--port=${port}`], { env, stdio: 'ignore' });
  const url = `http://127.0.0.1:${port}`;
  await untilServed(`${url}/status`);

  /** A command of https://www.w3.org/TR/webdriver2/#endpoints. */
  async function command(path: string, body: unknown, method = 'POST') {
    const answer = await fetch(`${url}/session${path}`, {
      method,
      ...(method === 'POST' && { body: JSON.stringify(body) }),
    });
    const { value } = await answer.json();
    if (!answer.ok) throw new Error(`${path}: ${value.error}, ${value.message}`);
    return value;
  }
  const { sessionId } = await command('', { capabilities: { alwaysMatch: { browserName: 'MiniBrowser' } } });
  const send = (path: string, body: unknown) => command(`/${sessionId}/${path}`, body);
  const run = (script: string) =>
    send('execute/async', { script: `Promise.resolve(${script}).then(arguments[0])`, args: [] });
  const press = (keys: string) => {
    const actions = [...keys].flatMap((value) => ['keyDown', 'keyUp'].map((type) => ({ type, value })));
    return send('actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
  };
  await send('window/rect', { x: 0, y: 0, width, height });
  const [inner = 0, below = 0] = await run('[innerWidth, innerHeight]');
  await send('window/rect', { x: 0, y: 0, width: 2 * width - inner, height: 2 * height - below });
  return {
    open: (address) => send('url', { url: address }),
    run,
    click(x, y) {
      const move = { type: 'pointerMove', x, y, duration: 0, origin: 'viewport' };
      const actions = [move, { type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 }];
      return send('actions', { actions: [{ type: 'pointer', id: 'mouse', actions }] });
    },
    type: press,
    pressEscape: () => press('\uE00C'),
    async close() {
      await command(`/${sessionId}`, undefined, 'DELETE');
      server.kill();
      display.kill();
    },
  };
}

export function untilServed(url: string): Promise<void> {
  return until(url, async () => (await fetch(url).catch(() => undefined))?.ok);
}

/** Polls until `check` returns `true`. After 30 seconds, throws an error with its last result. */
export async function until(what: string, check: () => Promise<unknown>): Promise<void> {
  const end = Date.now() + 30_000;
  for (;;) {
    const result = await check();
    if (result === true) return;
    if (Date.now() > end) throw new Error(`Waited for ${what}: ${result}`);
    await new Promise((next) => setTimeout(next, 50));
  }
}
