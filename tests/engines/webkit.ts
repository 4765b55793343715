import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { startDisplay } from './display.ts';
import type { Driver, Key } from './driver.ts';
import { connect, type WebDriver } from './web-driver.ts';

const port = 4607;
/** https://www.w3.org/TR/webdriver2/#keyboard-actions */
const keys: Record<Key, string> = { Tab: '\uE004', Escape: '\uE00C', Enter: '\uE007' };

import type { Programs } from './install.ts';

/** WebKitGTK's MiniBrowser through its WebDriver, on a display of its own. */
export async function startWebKit({ webKitDriver, miniBrowser }: Programs): Promise<Driver> {
  const display = await startDisplay();
  const server = spawn(webKitDriver, [`--port=${port}`, '--host=127.0.0.1'], {
    env: { ...process.env, ...display.env },
    stdio: 'ignore',
  });
  const session = await connect(`http://127.0.0.1:${port}`, {
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary: miniBrowser, args: ['--automation'] },
  });

  return {
    open: (url) => session.post('url', { url }),
    back: () => session.post('back', {}),
    resize: (size) => resize(session, size),
    evaluate: (expression) => session.post('execute/sync', { script: `return ${expression}`, args: [] }),
    click: ({ x, y }) =>
      session.act('pointer', [
        { type: 'pointerMove', x, y },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ]),
    type: (text) => session.act('key', [...text].flatMap(keyPress)),
    press: (key) => session.act('key', keyPress(keys[key])),
    screenshot: async () => Buffer.from(await session.get<string>('screenshot'), 'base64'),
    async close() {
      await session.end();
      await stop(server);
      await display.close();
    },
  };
}

/** The window has bars of its own, so that it is set twice: to see how large they are, and to leave room for them. */
async function resize(session: WebDriver, size: { width: number; height: number }): Promise<void> {
  await session.post('window/rect', size);
  const inner = await session.post<[number, number]>('execute/sync', {
    script: 'return [innerWidth, innerHeight]',
    args: [],
  });
  await session.post('window/rect', {
    width: size.width + size.width - inner[0],
    height: size.height + size.height - inner[1],
  });
}

function keyPress(value: string): object[] {
  return [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ];
}

async function stop(process: ChildProcess): Promise<void> {
  const ended = once(process, 'exit');
  process.kill();
  await ended;
}
