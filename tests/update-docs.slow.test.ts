import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

const owned = 'src/content/owner.ts';
const words = 'src/content/words/site.ts';
const unused = ['src/content/words/site.id.ts', 'tests/sample/content.test.ts'] as const;
const [kept, deleted, edited] = ['1-kept', '2-deleted', '3-edited'].map(
  (name) => `src/content/projects/website-${name}/index.ts`,
) as [string, string, string];

/** The commands under one heading of `docs/update.md`, unchanged. */
function commands(heading: string): string[] {
  const part = readFileSync('docs/update.md', 'utf8').split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? '';
  return [...part.matchAll(/```sh\n([\s\S]*?)```/g)].map((match) => match[1] ?? '');
}

test.each(['a clone', 'a site without history'])('updates %s and keeps the owner’s files', (beginning) => {
  const folder = mkdtempSync(join(tmpdir(), 'update-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const [upstream, site] = [join(folder, 'upstream'), join(folder, 'my-site')];
  const env = { ...process.env, GIT_CONFIG_GLOBAL: join(folder, 'config') };
  writeFileSync(env.GIT_CONFIG_GLOBAL, '[user]\nname = Ada\nemail = ada@example.com\n');

  const run = (cwd: string, script: string) => {
    const mine = script
      .replace('https://github.com/example/portfolio.git', upstream)
      .replace('git@github.com:you/my-site.git', join(folder, 'mine.git'))
      .replace('<commit>', 'upstream/main');
    return execFileSync('bash', ['-ec', mine], { cwd, env, encoding: 'utf8', stdio: 'pipe' });
  };
  /** Writes files, or deletes those without a text, and commits. */
  const commit = (directory: string, files: Record<string, string | undefined>) => {
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(dirname(join(directory, file)), { recursive: true });
      if (text === undefined) rmSync(join(directory, file));
      else writeFileSync(join(directory, file), text);
    }
    run(directory, 'git add -A; git commit -q -m change');
  };
  const [clone = '', rejoin = ''] = commands('Begin');
  const [merge = '', resolve = ''] = commands('Update');

  // The template.
  const others = Object.fromEntries(unused.map((file) => [file, 'sample']));
  const records = { ...others, [kept]: 'sample', [deleted]: 'sample', [edited]: 'sample' };
  run(folder, 'git init -q -b main upstream; git init -q --bare -b main mine.git');
  cpSync('.gitattributes', join(upstream, '.gitattributes'));
  const first = { [owned]: 'name: sample', [words]: 'first\nsecond\nthird\n', 'src/page.tsx': 'old' };
  commit(upstream, { ...first, ...records });

  // The owner's site.
  const own = { [owned]: 'name: Ada', [words]: 'FIRST\nsecond\nthird\n', [kept]: 'mine', [edited]: 'mine' };
  if (beginning === 'a clone') run(folder, clone);
  else {
    cpSync(upstream, site, { recursive: true });
    run(site, 'rm -r .git; git init -q -b main; git add -A; git commit -q -m first');
  }
  const gone = Object.fromEntries([deleted, ...unused].map((file) => [file, undefined]));
  commit(site, { ...own, ...gone });
  if (beginning !== 'a clone') run(site, rejoin);

  // A later version.
  const later = {
    [owned]: 'name: again',
    [words]: 'first\nsecond\nthird\nfourth\n',
    'src/page.tsx': 'new',
  };
  const again = Object.fromEntries([kept, deleted, ...unused].map((file) => [file, 'again']));
  commit(upstream, { ...later, ...again, [edited]: undefined });

  expect(() => run(site, merge)).toThrow('git merge');
  // The record that only the template deleted is left to the owner.
  expect(() => run(site, resolve)).toThrow('unmerged files');
  run(site, 'git add -A; git commit -q --no-edit');

  expect(run(site, 'git status --porcelain')).toBe('');
  const merged = { ...own, [words]: 'FIRST\nsecond\nthird\nfourth\n', 'src/page.tsx': 'new' };
  for (const [file, text] of Object.entries(merged))
    expect(readFileSync(join(site, file), 'utf8'), file).toBe(text);
  expect(Object.keys(gone).filter((file) => existsSync(join(site, file)))).toEqual([]);
});

test('the files that the document lists exist', () => {
  const patterns = readFileSync('.gitattributes', 'utf8').match(/^\/[^\s*]+(?= )/gm) ?? [];
  expect(patterns.length).toBeGreaterThan(3);
  expect(patterns.filter((path) => !existsSync(path.slice(1)))).toEqual([]);
});
