import { expect, test } from 'vitest';
import { durationText } from '#lib/duration-text.ts';

test.each([
  [1, '1 second'],
  [99, '99 seconds'],
  [100, '2 minutes'],
  [18_053, '5 hours, 1 minute'],
  [86_400, '24 hours'],
])('writes %i seconds as %s', (seconds, words) => {
  expect(durationText(seconds, 'en')).toBe(words);
});
