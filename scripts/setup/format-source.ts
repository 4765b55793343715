import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';

const biome = join(createRequire(import.meta.url).resolve('@biomejs/biome/package.json'), '../bin/biome');

/**
 * Formats a source file with biome. The configuration excludes `src/content`, so biome gets another path.
 *
 * @throws Error with biome's message if the text is not TypeScript
 */
export function formatSource(path: string, source: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const run = spawn(process.execPath, [
      biome,
      'check',
      '--write',
      `--stdin-file-path=scripts/${basename(path)}`,
    ]);
    const [out, err]: [Buffer[], Buffer[]] = [[], []];
    run.stdout.on('data', (part) => out.push(part));
    run.stderr.on('data', (part) => err.push(part));
    run.on('error', reject).on('close', (status) => {
      const text = Buffer.concat(out).toString();
      if (status === 0 && text) resolve(text);
      else reject(new Error(`${path} cannot be formatted: ${Buffer.concat(err).toString().slice(0, 500)}`));
    });
    run.stdin.end(source);
  });
}
