import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { owner } from '#content/owner.ts';
import * as technologies from '#content/technologies.ts';
import { tools } from '#content/tools.ts';
import { isSampleSite } from './sample.ts';

test.runIf(isSampleSite)('the 22 tools stand in the order of the specification', () => {
  expect(tools.map(({ name }) => name)).toEqual([
    'Notion',
    'GitHub',
    'VS Code',
    'MySQL',
    'Express.js',
    'Firebase',
    'PostgreSQL',
    'Flutter',
    'Dart',
    'Kotlin',
    'C',
    'JavaScript',
    'React',
    'Laravel',
    'CSS',
    'Sass',
    'Tailwind CSS',
    'Figma',
    'Canva',
    'Microsoft Word',
    'Excel',
    'PowerPoint',
  ]);
});

test('every technology and every profile has its logo', () => {
  const files = [
    ...Object.values(technologies).map(({ src }) => src),
    ...owner.profiles.map(({ icon }) => icon),
  ];
  expect(files.filter((file) => !existsSync(join('public', file)))).toEqual([]);
});

test('no two technologies share a name or a logo', () => {
  const all = Object.values(technologies);
  expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
  expect(new Set(all.map(({ src }) => src)).size).toBe(all.length);
});

const icons = readdirSync('public/icons').filter((file) => file.endsWith('.svg'));

test.each(icons)('%s has a size, and ids that no other logo can have', (file) => {
  const svg = readFileSync(join('public/icons', file), 'utf8');
  expect(svg).toMatch(/^<svg [^>]*width="[\d.]+" height="[\d.]+" viewBox="[-\d. ]+">/);
  const ids = [...svg.matchAll(/\bid="([^"]+)"/g)].map(([, id]) => id);
  const name = file.replace('.svg', '-');
  expect(ids.filter((id) => !id?.startsWith(name))).toEqual([]);
});

test('the licence of every logo is listed', () => {
  const list = readFileSync('public/icons/LICENSES.md', 'utf8');
  expect(icons.filter((file) => !list.includes(`| ${file} |`))).toEqual([]);
});
