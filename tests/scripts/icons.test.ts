import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { icons as list } from '../../scripts/icons/icon-list.ts';

/** Logos from the icon sets; an owner may add any other SVG. */
const icons = Object.keys(list).map((name) => `${name}.svg`);

test.each(icons)('%s has a size, and ids that no other logo can have', (file) => {
  const svg = readFileSync(join('public/icons', file), 'utf8');
  expect(svg).toMatch(/^<svg [^>]*width="[\d.]+" height="[\d.]+" viewBox="[-\d. ]+">/);
  const ids = [...svg.matchAll(/\bid="([^"]+)"/g)].map(([, id]) => id);
  const name = file.replace('.svg', '-');
  expect(ids.filter((id) => !id?.startsWith(name))).toEqual([]);
});

test('lists the license of every logo', () => {
  const licences = readFileSync('public/icons/LICENSES.md', 'utf8');
  expect(icons.filter((file) => !licences.includes(`| ${file} |`))).toEqual([]);
});
