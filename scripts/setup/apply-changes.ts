import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** What files are to become, by their path from the root of the repository; `undefined` takes a file or folder away. */
export type Changes = Map<string, string | Buffer | undefined>;

/** Ctrl+C, the end of the machine's day, and a terminal that is closed. */
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Makes all changes or none: everything is written beside the project first, then moved into place. When one move fails,
 * or somebody interrupts, what was moved goes back.
 */
export async function applyChanges(changes: Changes): Promise<void> {
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
  } catch (error) {
    for (const path of done.reverse()) {
      // Not yet out of the way: it is still the old one.
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
