import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

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
