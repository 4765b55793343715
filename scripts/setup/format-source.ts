import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';

const biome = join(createRequire(import.meta.url).resolve('@biomejs/biome/package.json'), '../bin/biome');

/**
 * Formats a source file with biome. The configuration excludes `src/content`, so biome gets another path.
 *
 * @throws Error with biome's message if the text is not TypeScript
 */
export function formatSource(path: string, source: string): string {
  const args = [biome, 'check', '--write', `--stdin-file-path=scripts/${basename(path)}`];
  return execFileSync(process.execPath, args, { input: source, encoding: 'utf8', stdio: 'pipe' });
}
