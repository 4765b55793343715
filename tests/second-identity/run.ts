/**
 * Whether the tests still pass when the site is somebody else's: makes a copy of the tree in which `src/content` is about
 * another person, and runs there what reads it. Behaviour is tested on the fixture site, which is the same for every
 * owner, so its browser tests and component tests would find nothing new: `npx tsx tests/second-identity/run.ts`.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';

const copy = resolve('.cache/second-identity');
const owned = ['owner.ts', 'bot.ts', 'bot-projects.ts', 'galleries.ts', 'projects', 'pictures'];

rmSync(copy, { recursive: true, force: true });
const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' });
for (const file of files.trim().split('\n')) cpSync(file, join(copy, file));
for (const name of owned) rmSync(join(copy, 'src/content', name), { recursive: true, force: true });
cpSync('tests/second-identity/content', join(copy, 'src/content'), { recursive: true });
mkdirSync(join(copy, '.cache'), { recursive: true });
symlinkSync(resolve('node_modules'), join(copy, 'node_modules'));
execFileSync('git', ['init', '-q'], { cwd: copy });

const port = Number(process.env.E2E_PORT ?? 4600) + 20;
for (const command of [
  'biome check --error-on-warnings',
  'tsc',
  'vitest run --project=node --project=content',
  'playwright test --project=content',
]) {
  console.log(`\nAs another person: ${command}`);
  execFileSync('npx', command.split(' '), {
    cwd: copy,
    stdio: 'inherit',
    env: { ...process.env, E2E_PORT: String(port) },
  });
}
rmSync(copy, { recursive: true });
console.log('\nThe site may be somebody else’s.');
