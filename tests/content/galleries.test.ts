import { expect, test } from 'vitest';
import { galleries } from '#content/galleries.ts';

test.each([
  ['quran', 4],
  ['monev', 7],
  ['backoffice', 7],
  ['gohealing', 0],
  ['otocare', 0],
  ['calcu', 0],
  ['gamesCollection', 0],
])('%s has %i screens', (key, count) => {
  expect(galleries[key]).toHaveLength(count);
});

test('"cvZamanNow" is not in the map', () => {
  expect(galleries).not.toHaveProperty('cvZamanNow');
});

test('no two screens share a file or a caption', () => {
  const screens = Object.values(galleries).flat();
  expect(new Set(screens.map(({ file }) => file)).size).toBe(screens.length);
  expect(new Set(screens.map(({ caption }) => caption)).size).toBe(screens.length);
});
