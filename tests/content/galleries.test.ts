import { describe, expect, test } from 'vitest';
import { galleries } from '#content/galleries.ts';
import { isSampleSite } from './sample.ts';

describe.runIf(isSampleSite)('the sample', () => {
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
});

test.each(Object.entries(galleries))('no two screens of %s share a file', (_, screens) => {
  expect(new Set(screens.map(({ file }) => file)).size).toBe(screens.length);
});
