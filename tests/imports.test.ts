import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** What each layer may import, besides itself. */
const allowed: Record<string, readonly string[]> = {
  entry: ['app', 'files', 'pages', 'features', 'content', 'services', 'ui', 'lib'],
  app: ['pages', 'features', 'content', 'services', 'ui', 'lib'],
  pages: ['files', 'features', 'content', 'services', 'ui', 'lib'],
  features: ['content', 'services', 'ui', 'lib'],
  ui: ['lib'],
  services: ['lib'],
  files: ['content', 'ui', 'lib'],
  content: [],
  lib: [],
};

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => join(folder, file));
const importsOf = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)].map(([, path = '']) => path);
const imports = filesIn('src').flatMap((file) => importsOf(file).map((path) => ({ file, path })));

test('imports go one way: app, pages, features, ui and services, lib', () => {
  const wrong = imports.filter(({ file, path }) => {
    const layer = /^src\/(\w+)\//.exec(file)?.[1] ?? 'entry';
    const target = /^#(\w+)\//.exec(path)?.[1];
    return target && target !== layer && !allowed[layer]?.includes(target);
  });
  expect(imports.length).toBeGreaterThan(300);
  expect(wrong).toEqual([]);
});

test.each<[string, RegExp, (path: string, file: string) => boolean]>([
  ['another feature', /^src\/features\//, (path, file) => isOtherFeature(path, file.split('/')[2])],
  [
    'another folder of the chat',
    /^src\/features\/chat\/reply\//,
    (path) => /^#features\/chat\/[a-z]+\//.test(path),
  ],
  ['a parent folder by "../"', /^src\//, (path) => path.startsWith('../')],
  ['React', /^src\/(content|services|lib)\//, (path) => /^react/.test(path)],
])('none imports %s where it must not', (_, files, isWrong) => {
  const checked = imports.filter(({ file }) => files.test(file));
  expect(checked.length).toBeGreaterThan(5);
  expect(checked.filter(({ file, path }) => isWrong(path, file))).toEqual([]);
});

test('the build imports no test, doctor or setup, and no script imports a test', () => {
  const scripts = ['vite.config.ts', ...filesIn('scripts')];
  const wrong = scripts.flatMap((file) => {
    const forbidden = /^scripts\/(doctor|setup)/.test(file) ? /\btests\// : /\btests\/|\/(doctor|setup)\//;
    return importsOf(file).filter((path) => forbidden.test(path));
  });
  expect(scripts.length).toBeGreaterThan(30);
  expect(wrong).toEqual([]);
});

test('tests of behavior do not import the owner’s content', () => {
  const tests = filesIn('tests').filter((file) => !/^tests\/(owner|sample)\//.test(file));
  expect(tests.filter((file) => importsOf(file).some((path) => /\/src\/content\//.test(path)))).toEqual([]);
});

function isOtherFeature(path: string, own: string | undefined): boolean {
  return path.startsWith('#features/') && path.split('/')[1] !== own;
}
