import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
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

const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) =>
  /\.tsx?$/.test(file),
);

function importsOf(file: string): string[] {
  const text = readFileSync(join('src', file), 'utf8');
  return [...text.matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)].map((match) => match[1] ?? '');
}

/** These files and all files that they import, directly or indirectly. */
function reachedFrom(entries: readonly string[]): string[] {
  const reached = new Set<string>();
  const follow = (file: string) => {
    // Setup writes imports into the files it generates.
    if (reached.has(file) || !existsSync(file)) return;
    reached.add(file);
    const text = readFileSync(file, 'utf8');
    for (const [, path = ''] of text.matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)) {
      if (path.startsWith('.') && /\.tsx?$/.test(path)) follow(join(dirname(file), path));
      else if (/^#(?!content\/)/.test(path))
        follow(join(path.startsWith('#tests/') ? '.' : 'src', path.slice(1)));
    }
  };
  for (const entry of entries) follow(entry);
  return [...reached];
}

function layerOf(file: string): string {
  return file.includes('/') ? (file.split('/')[0] ?? '') : 'entry';
}

test('imports go one way: app, pages, features, ui and services, lib', () => {
  const wrong = files.flatMap((file) => {
    const layer = layerOf(file);
    return importsOf(file)
      .map((path) => /^#([a-z]+)\//.exec(path)?.[1])
      .filter((target) => target && target !== layer && !allowed[layer]?.includes(target))
      .map((target) => `${file} imports ${target}`);
  });
  expect(wrong).toEqual([]);
});

test('no feature imports another', () => {
  const wrong = files
    .filter((file) => file.startsWith('features/'))
    .flatMap((file) => {
      const own = file.split('/')[1];
      return importsOf(file)
        .filter((path) => path.startsWith('#features/') && path.split('/')[1] !== own)
        .map((path) => `${file} imports ${path}`);
    });
  expect(wrong).toEqual([]);
});

test('in the chat, reply/ and guide/ import no other folder', () => {
  const wrong = files
    .filter((file) => /^features\/chat\/(?:reply|guide)\//.test(file))
    .flatMap((file) => {
      const others = importsOf(file).filter((path) => /^#features\/chat\/[a-z]+\//.test(path));
      return others.map((path) => `${file} imports ${path}`);
    });
  expect(wrong).toEqual([]);
});

test('imports are relative within a folder and name their layer across', () => {
  const wrong = files.flatMap((file) =>
    importsOf(file)
      .filter((path) => path.startsWith('../'))
      .map((path) => `${file} imports ${path}`),
  );
  expect(wrong).toEqual([]);
});

test('neither the build nor any script imports a test', () => {
  const scripts = readdirSync('scripts', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => join('scripts', file));
  const reached = reachedFrom(['vite.config.ts', ...scripts]);
  expect(reached).toContain('scripts/vite/content-plugin.ts');
  expect(reached.filter((file) => file.startsWith('tests/'))).toEqual([]);
});

test('neither the build nor the preview imports the doctor or the setup', () => {
  const reached = reachedFrom(['vite.config.ts', 'scripts/serve.ts']);
  expect(reached.filter((file) => /^scripts\/(doctor|setup)\b/.test(file))).toEqual([]);
});

test('content and services do not import React', () => {
  const wrong = files
    .filter((file) => /^(content|services|lib)\//.test(file))
    .filter((file) => importsOf(file).some((path) => /^react/.test(path)));
  expect(wrong).toEqual([]);
});

test('tests of behavior do not import the owner’s content', () => {
  const tests = readdirSync('tests', { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !/^(owner|sample)\//.test(file),
  );
  const wrong = tests.filter((file) =>
    /(?:from|glob\S*) ?\(?'\S*\/src\/content\//.test(readFileSync(join('tests', file), 'utf8')),
  );
  expect(wrong).toEqual([]);
});
