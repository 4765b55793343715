import { expect, test } from 'vitest';
import { stepText } from '#features/contact/step-text.ts';

test.each([
  [1, '1 second'],
  [45, '45 seconds'],
  [100, '2 minutes'],
  [3_600, '60 minutes'],
])('a wait of %i seconds is told as %s', (seconds, words) => {
  const { advice } = stepText({ kind: 'waiting', until: 0 }, seconds);

  expect(advice).toBe(`You can send it again in ${words}.`);
});
