import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

const owned = 'src/content/owner.ts';
const words = 'src/content/words/site.ts';
const record = (name: string) => `src/content/projects/website-${name}/index.ts`;

/** The commands under one heading of `docs/update.md`, unchanged. */
function commands(heading: string): string[] {
  const part = readFileSync('docs/update.md', 'utf8').split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? '';
  return [...part.matchAll(/```sh\n([\s\S]*?)```/g)].map((match) => match[1] ?? '');
}

let folder: string;
let upstream: string;
let site: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'update-'));
  upstream = join(folder, 'upstream');
  site = join(folder, 'my-site');
  mkdirSync(upstream);
  run(upstream, 'git init -q -b main');
  cpSync('.gitattributes', join(upstream, '.gitattributes'));
  edit(upstream, { [owned]: 'name: sample', [words]: 'first\nsecond\nthird\n', 'src/page.tsx': 'old' });
  for (const name of ['1-kept', '2-deleted', '3-edited']) edit(upstream, { [record(name)]: 'sample' });
  commit(upstream);
  run(folder, 'git init -q --bare -b main mine.git');
});
afterEach(() => rmSync(folder, { recursive: true }));

function run(directory: string, script: string): string {
  const mine = script
    .replace('https://github.com/example/portfolio.git', upstream)
    .replace('git@github.com:you/my-site.git', join(folder, 'mine.git'))
    .replace('<commit>', 'upstream/main');
  const identity = 'GIT_AUTHOR_NAME GIT_AUTHOR_EMAIL GIT_COMMITTER_NAME GIT_COMMITTER_EMAIL'.split(' ');
  const env = { ...process.env, GIT_CONFIG_GLOBAL: '/dev/null' };
  Object.assign(env, Object.fromEntries(identity.map((name) => [name, 'ada@example.com'])));
  return execFileSync('bash', ['-ec', mine], { cwd: directory, env, encoding: 'utf8', stdio: 'pipe' });
}

function edit(directory: string, files: Record<string, string>) {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(directory, file)), { recursive: true });
    writeFileSync(join(directory, file), text);
  }
}

function commit(directory: string) {
  run(directory, 'git add -A; git commit -q -m change');
}

const read = (file: string) => readFileSync(join(site, file), 'utf8');

/** The owner edits their site, the template gets a later version, and the owner follows the document. */
function updateTheirSite(...afterwards: string[]) {
  edit(site, { [owned]: 'name: Ada', [words]: 'FIRST\nsecond\nthird\n', [record('1-kept')]: 'mine' });
  edit(site, { [record('3-edited')]: 'mine' });
  rmSync(join(site, record('2-deleted')));
  commit(site);
  for (const command of afterwards) run(site, command);

  const lines = 'first\nsecond\nthird\nfourth\n';
  edit(upstream, { [owned]: 'name: sample, again', [words]: lines, 'src/page.tsx': 'new' });
  edit(upstream, { [record('1-kept')]: 'sample, again', [record('2-deleted')]: 'sample, again' });
  rmSync(join(upstream, record('3-edited')));
  commit(upstream);

  const [merge = '', resolve = ''] = commands('Update');
  expect(() => run(site, merge)).toThrow('git merge');
  // The record that only the template deleted is left to the owner.
  expect(() => run(site, resolve)).toThrow('unmerged files');
  run(site, 'git add -A; git commit -q --no-edit');

  expect(run(site, 'git status --porcelain')).toBe('');
  expect(read('src/page.tsx')).toBe('new');
  expect(read(owned)).toBe('name: Ada');
  expect(read(record('1-kept'))).toBe('mine');
  expect(read(record('3-edited'))).toBe('mine');
  expect(existsSync(join(site, record('2-deleted')))).toBe(false);
  expect(read(words)).toBe('FIRST\nsecond\nthird\nfourth\n');
}

test('updates a clone and keeps the owner’s files', () => {
  const [begin = ''] = commands('Begin');
  run(folder, begin);
  updateTheirSite();
});

test('updates a site that began from the template, without history', () => {
  cpSync(upstream, site, { recursive: true });
  rmSync(join(site, '.git'), { recursive: true });
  run(site, 'git init -q -b main');
  commit(site);
  const [, rejoin = ''] = commands('Begin');
  updateTheirSite(rejoin);
});

test('the files that the document lists exist', () => {
  const patterns = readFileSync('.gitattributes', 'utf8').match(/^\/[^\s*]+(?= )/gm) ?? [];
  expect(patterns.length).toBeGreaterThan(3);
  expect(patterns.filter((path) => !existsSync(path.slice(1)))).toEqual([]);
});
