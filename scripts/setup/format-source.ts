import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';

const biome = join(createRequire(import.meta.url).resolve('@biomejs/biome/package.json'), '../bin/biome');

/**
 * The text of a source file as the rest of the site is laid out. Content may be laid out as its owner likes, so biome leaves
 * it alone: it is told of another folder.
 *
 * @throws Error with what biome says when the text is no TypeScript
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
