/**
 * Whether the site may be somebody else's: goes the way of a new owner in a copy of the tree, as docs/customise.md tells it,
 * against a local server in GitHub's place. Setup takes the sample away, what is left builds without any project; two projects
 * by hand and three from GitHub later lint, types, all unit tests and the browser's tests of the content pass, and nothing names
 * the sample any more. The browser's tests of behaviour are left out: the fixture site that they look at reads nothing of
 * `src/content` (`tests/imports.test.ts`), so they would find nothing new: `npx tsx tests/second-identity/run.ts`.
 */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { isSampleThere } from '#tests/sample/is-there.ts';
import { bot } from '../../src/content/bot.ts';
import { owner } from '../../src/content/owner.ts';
import { words } from '../../src/content/words.ts';
import { sites } from '../e2e/sites.ts';
import { githubServer } from '../scripts/setup/github-server.ts';

const copy = resolve('.cache/second-identity');
const traces = await tracesOfSample();
const port = Number(process.env.E2E_PORT ?? 4600) + 20;
/** What an owner gets with the site. */
const parts = ['src', 'scripts', 'public', 'tests', 'docs', 'relay', '.cache/empty', 'dist'];

if (isSampleThere) await goTheWay();
else console.log('Left out, since the sample is no longer there.');

async function goTheWay(): Promise<void> {
  makeCopy();
  const github = await githubServer();
  const env = { GITHUB_API_URL: github.url, E2E_PORT: String(port) };
  const said = {
    name: 'Ольга',
    'full-name': '山田 Ольга',
    personal: `I draw for newspapers in the morning and build their charts in the afternoon, and I have never been able to say which of the two I like better.`,
    'typed-lines': 'I draw maps | 地図を描きます | Рисую карты | I build charts | I letter by hand',
    bio: 'One paragraph will do, although it goes on for a while: Nowosibirsk, Osaka, and by now a small town between two lakes where the train stops twice a day.',
    email: 'olga@example.com',
  };
  const options = Object.entries(said).map(([name, value]) => `--${name} "${value}"`);
  await run(`npm run setup -- ${options.join(' ')} --clear-sample --yes`);
  await run('npm run build -- --outDir .cache/empty --logLevel warn');
  const home = readFileSync(join(copy, '.cache/empty/index.html'), 'utf8');
  expect(home.includes(words.projects.none), 'a site without a project says so');
  expect(home.includes(said['full-name']), 'a page has its owner’s name');

  cpSync('tests/second-identity/content', join(copy, 'src/content'), { recursive: true });
  const [, record = ''] =
    /```ts\n(\s+import type[^`]+)```/.exec(readFileSync('docs/customise.md', 'utf8')) ?? [];
  writeFileSync(join(copy, 'src/content/projects/mobile/8-rain-diary.ts'), record);
  await run('npm run setup -- --github ana --repos "weather-notes | rain_diary | habitKeeper" --yes', env);
  await github.close();
  const after = readFileSync(join(copy, 'src/content/owner.ts'), 'utf8');
  expect(after.includes(said.email) && after.includes(said.personal), 'what was said stays');

  await run('npm run icons');
  await run('npm run check:sample');
  await run('npm run doctor -- --offline');
  await run('npm run lint');
  await run('npm run typecheck');
  await run('npm run test:unit');
  await run('npm run build -- --logLevel warn', sites.own.env);
  cpSync(join(copy, 'dist'), join(copy, sites.own.outDir), { recursive: true });
  const left = parts.flatMap(tracesIn);
  expect(left.length === 0, `nothing names the sample:\n${left.join('\n')}`);
  expect(!existsSync(join(copy, 'scripts/artwork/sample')), 'the drawings of the sample are gone');
  await run('npx playwright test --project=content --no-deps --grep-invert=/portfolio/', env);
  await startDevServer();

  rmSync(copy, { recursive: true });
  console.log('\nThe site may be somebody else’s.');
}

async function startDevServer(): Promise<void> {
  const server = spawn('npm', ['run', 'dev', '--', '--port', String(port), '--strictPort'], {
    cwd: copy,
    detached: true,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  try {
    const url = `http://localhost:${port}`;
    for (let tries = 0; ; tries++) {
      const answer = await fetch(`${url}/@id/__x00__virtual:projects`).catch(() => undefined);
      if ((await answer?.text())?.includes('Weather Notes')) break;
      expect(tries < 300, 'npm run dev shows the projects');
      await wait(100);
    }
  } finally {
    process.kill(-(server.pid ?? 0));
  }
}

function makeCopy(): void {
  rmSync(copy, { recursive: true, force: true });
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' });
  for (const file of files.trim().split('\n')) cpSync(file, join(copy, file));
  mkdirSync(join(copy, '.cache'), { recursive: true });
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'));
  execFileSync('git', ['init', '-q'], { cwd: copy });
}

async function run(command: string, env: Record<string, string> = {}): Promise<void> {
  console.log(`\nAs another person: ${command}`);
  const start = Date.now();
  const child = spawn(command, { cwd: copy, shell: true, stdio: 'inherit', env: { ...process.env, ...env } });
  const [status] = await once(child, 'exit');
  console.log(`${Math.round((Date.now() - start) / 1000)} s`);
  expect(status === 0, `${command} ends well`);
}

function expect(isTrue: boolean, what: string): asserts isTrue {
  if (!isTrue) throw new Error(`Not so: ${what}`);
}

/** What only the made-up person's site says: names, sentences, titles of more than one word, files. */
async function tracesOfSample(): Promise<string[]> {
  const records = namesIn('src/content/projects');
  const modules = await Promise.all(records.map((file) => import(resolve('src/content/projects', file))));
  const texts = modules.flatMap(({ default: { title, description, p1 } }) => [title, description, p1]);
  const files = [
    ...records,
    ...namesIn('src/content/pictures/covers'),
    ...namesIn('src/content/pictures/galleries'),
  ];
  return [
    ...[owner.name, owner.fullName, owner.email, owner.personal, ...owner.bio],
    ...[...bot.shop, bot.about, bot.study].flatMap((text) => Object.values(text)),
    ...Object.values(bot.projects).flatMap(({ summary }) => summary ?? []),
    ...texts.filter((text) => /[^A-Za-z]/.test(text)),
    ...files.map((file) => file.replace(/^.*\/|\.\w+$/g, '')),
  ];
}

function tracesIn(folder: string): string[] {
  return namesIn(join(copy, folder)).flatMap((file) => {
    const text = `${file}\n${readFileSync(join(copy, folder, file), 'utf8')}`;
    const found = traces.filter((trace) =>
      new RegExp(`(?<!\\p{L})${escaped(trace)}(?!\\p{L})`, 'u').test(text),
    );
    return found.map((trace) => `${join(folder, file)}: ${trace}`);
  });
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

function namesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1));
}
