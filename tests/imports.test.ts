import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** What each layer may import, besides itself. */
const allowed: Record<string, readonly string[]> = {
  entry: ['app', 'files', 'pages', 'features', 'content', 'services', 'ui', 'lib'],
  app: ['pages', 'features', 'content', 'services', 'ui', 'lib'],
  pages: ['files', 'features', 'content', 'services', 'ui', 'lib'],
  features: ['files', 'content', 'services', 'ui', 'lib'],
  ui: ['lib'],
  services: ['lib'],
  files: ['content', 'ui', 'lib'],
  content: ['lib'],
  lib: [],
};

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => join(folder, file));
const importsOf = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)].map(([, path = '']) => path);
const files = ['vite.config.ts', ...['src', 'scripts', 'tests'].flatMap(filesIn)];
const imports = files.flatMap((file) => importsOf(file).map((path) => ({ file, path })));

test('imports go one way: app, pages, features, ui and services, lib', () => {
  const inSite = imports.filter(({ file }) => file.startsWith('src/'));
  const wrong = inSite.filter(({ file, path }) => {
    const layer = /^src\/(\w+)\//.exec(file)?.[1] ?? 'entry';
    const target = /^#(\w+)\//.exec(path)?.[1];
    return target && target !== layer && !allowed[layer]?.includes(target);
  });
  expect(inSite.length).toBeGreaterThan(300);
  expect(wrong).toEqual([]);
});

// biome-ignore format: a table
test.each<[string, RegExp, (path: string, file: string) => boolean]>([
  ['another feature', /^src\/features\//, (path, file) => path.startsWith('#features/') && ![file.split('/')[2], file.startsWith('src/features/chat/') ? 'search' : ''].includes(path.split('/')[1])],
  ['a parent folder by "../"', /^src\//, (path) => path.startsWith('../')],
  ['React', /^src\/(content|services)\//, (path) => /^react/.test(path)],
  ['a test', /^(vite\.config\.ts|scripts\/)/, (path) => /\btests\//.test(path)],
  ['a plugin of the build', /^scripts\/(?!vite|doctor)/, (path) => path.includes('/vite/')],
  ['the doctor or setup', /^(vite\.config\.ts|scripts\/(?!doctor|setup))/, (path) => /\/(doctor|setup)\//.test(path)],
  ['the owner’s content', /^tests\/(?!(owner|sample)\/)/, (path) => path.includes('/src/content/')],
])('none imports %s where it must not', (_, files, isWrong) => {
  const checked = imports.filter(({ file }) => files.test(file));
  expect(checked.length).toBeGreaterThan(5);
  expect(checked.filter(({ file, path }) => isWrong(path, file))).toEqual([]);
});
