import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** New contents by path from the root of the repository; `undefined` deletes a file or folder. */
export type Changes = Map<string, string | Buffer | undefined>;

/** Ctrl+C, a shutdown, a closed terminal. */
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Makes all changes or none: writes everything to a folder of its own first, then moves it into place. If a move or the check
 * fails, or on a signal, everything is moved back.
 *
 * @param check runs once the files are in place
 */
export async function applyChanges(changes: Changes, check?: () => Promise<void>): Promise<void> {
  let isInterrupted = false;
  const interrupt = () => {
    isInterrupted = true;
  };
  for (const signal of signals) process.on(signal, interrupt);
  await mkdir('.cache', { recursive: true });
  const stage = await mkdtemp('.cache/setup-');
  const [fresh, old] = [join(stage, 'new'), join(stage, 'old')];
  const done: string[] = [];
  try {
    for (const [path, content] of changes) {
      if (content === undefined) continue;
      await mkdir(dirname(join(fresh, path)), { recursive: true });
      await writeFile(join(fresh, path), content);
    }
    for (const [path, content] of changes) {
      if (isInterrupted) throw new Error('Interrupted. Nothing was changed.');
      done.push(path);
      if (existsSync(path)) await moved(path, join(old, path));
      if (content !== undefined) await moved(join(fresh, path), path);
    }
    await check?.();
    if (isInterrupted) throw new Error('Interrupted. Nothing was changed.');
  } catch (error) {
    for (const path of done.reverse()) {
      // Not moved yet.
      if (!existsSync(join(old, path)) && existsSync(join(fresh, path))) continue;
      await rm(path, { recursive: true, force: true });
      if (existsSync(join(old, path))) await moved(join(old, path), path);
    }
    throw error;
  } finally {
    await rm(stage, { recursive: true, force: true });
    for (const signal of signals) process.off(signal, interrupt);
  }
}

async function moved(from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true });
  await rename(from, to).catch(async () => {
    await cp(from, to, { recursive: true });
    await rm(from, { recursive: true });
  });
}
