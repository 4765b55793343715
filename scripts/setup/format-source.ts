import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Changes } from './apply-changes.ts';

const biome = join(createRequire(import.meta.url).resolve('@biomejs/biome/package.json'), '../bin/biome');

/**
 * Formats the changed source files with Biome, in a temporary folder, because the configuration excludes `src/content`.
 *
 * @throws Error with biome's message if one is not TypeScript
 */
export function formatSources(changes: Changes): void {
  const sources = [...changes].filter(([path, text]) => typeof text === 'string' && path.endsWith('.ts'));
  if (sources.length === 0) return;
  mkdirSync('.cache', { recursive: true });
  const folder = mkdtempSync('.cache/format-');
  try {
    for (const [index, [, text = '']] of sources.entries()) writeFileSync(join(folder, `${index}.ts`), text);
    const args = [biome, 'check', '--write', '--vcs-enabled=false', folder];
    execFileSync(process.execPath, args, { stdio: 'pipe' });
    for (const [index, [path]] of sources.entries()) {
      changes.set(path, readFileSync(join(folder, `${index}.ts`), 'utf8'));
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
}
