import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { galleries } from '#content/galleries.ts';
import { owner } from '#content/owner.ts';
import * as technologies from '#content/technologies.ts';

test('every technology and every profile has its logo', () => {
  const files = [
    ...Object.values(technologies).map(({ src }) => src),
    ...owner.profiles.map(({ icon }) => icon),
  ];
  expect(files.filter((file) => !existsSync(join('public', file)))).toEqual([]);
});

test('no two technologies share a name', () => {
  const names = Object.values(technologies).map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});

test.each(Object.entries(galleries))('no two screens of %s share a file', (_, screens) => {
  expect(new Set(screens.map(({ file }) => file)).size).toBe(screens.length);
});

test('the number for WhatsApp is digits only', () => {
  expect(owner.whatsapp).toMatch(/^\d+$/);
});
