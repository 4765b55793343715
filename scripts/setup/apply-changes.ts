import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** New contents by path from the root of the repository; `undefined` deletes a file or folder. */
export type Changes = Map<string, string | Buffer | undefined>;

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Writes all changes or none: restores every file if a write or the check fails, or a signal arrives.
 *
 * @param check runs after the files are written
 */
export async function applyChanges(changes: Changes, check?: () => Promise<void>): Promise<void> {
  const old: [path: string, content: Buffer | undefined][] = [];
  let isInterrupted = false;
  const interrupt = () => {
    isInterrupted = true;
  };
  for (const signal of signals) process.on(signal, interrupt);
  try {
    for (const [path, content] of changes) {
      for (const file of filesAt(path)) old.push([file, readFileSync(file)]);
      if (!existsSync(path)) old.push([path, undefined]);
      if (content === undefined) rmSync(path, { recursive: true, force: true });
      else write(path, content);
    }
    await check?.();
    if (isInterrupted) throw new Error('Interrupted. Nothing was changed.');
  } catch (error) {
    for (const [path, content] of old.reverse()) {
      if (content) write(path, content);
      else if (existsSync(path)) rmSync(path, { recursive: true });
    }
    throw error;
  } finally {
    for (const signal of signals) process.off(signal, interrupt);
  }
}

function filesAt(path: string): string[] {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path).flatMap((name) => filesAt(join(path, name)));
}

function write(path: string, content: string | Buffer): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}
