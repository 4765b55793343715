import fc from 'fast-check';
import { expect, test } from 'vitest';
import { editDistance } from '#lib/edit-distance.ts';

test.each([
  ['flutter', 'flutter', 0],
  ['fluter', 'flutter', 1],
  ['porject', 'project', 1],
  ['kalkulator', 'calculator', 2],
  ['ab', 'bc', 2],
  ['', 'abc', 3],
])('the distance from "%s" to "%s" is %i', (a, b, distance) => {
  expect(editDistance(a, b)).toBe(distance);
});

test('stops counting beyond the limit', () => {
  expect([0, 1, 2, 3].map((most) => editDistance('abcde', 'vwxyz', most))).toEqual([1, 2, 3, 4]);
  expect(editDistance('abc', 'abd', 1)).toBe(1);
});

test('is symmetric and never exceeds the length of the longer word', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (a, b) => {
      const distance = editDistance(a, b);
      expect(distance).toBe(editDistance(b, a));
      expect(distance).toBeLessThanOrEqual(Math.max(a.length, b.length));
      expect(distance === 0).toBe(a === b);
    }),
  );
});
