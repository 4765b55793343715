import { expect, test } from 'vitest';
import { inGroups } from '#lib/in-groups.ts';

test('groups follow the order, and the last one takes what is left', () => {
  expect(inGroups([1, 2, 3, 4, 5], 2)).toEqual([[1, 2], [3, 4], [5]]);
  expect(inGroups([], 2)).toEqual([]);
});
