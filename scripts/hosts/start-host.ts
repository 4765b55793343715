import { spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { ask } from '../doctor/ask.ts';

/**
 * Starts a server and waits until it answers.
 *
 * @param url answers with a page once the server is there
 * @throws Error when it does not within a minute, or ends
 */
export async function startHost([command = '', ...options]: string[], url: string) {
  // A group of its own, so that what it starts ends with it.
  const host = spawn(command, options, { detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  let hasEnded = false;
  const ended = new Promise<void>((resolve) => {
    host.on('close', () => {
      hasEnded = true;
      resolve();
    });
  });
  host.on('error', (error) => {
    said += error.message;
    hasEnded = true;
  });
  for (const stream of [host.stdout, host.stderr]) {
    stream.on('data', (data) => {
      said += data;
    });
  }
  const stop = async () => {
    if (!hasEnded && host.pid) process.kill(-host.pid, 'SIGTERM');
    await ended;
  };
  for (let tries = 0; tries < 120 && !hasEnded; tries += 1) {
    if ((await ask(url, {}, 2)).status === 200) return { stop };
    await wait(500);
  }
  if (!hasEnded) await stop();
  throw new Error(`${command} does not serve ${url}:\n${said}`);
}
