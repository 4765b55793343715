import { expect, test } from 'vitest';
import { contactWords } from '#content/words-contact.ts';
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

test('each outcome is told in its own words, and a message that nobody has tried to send in none', () => {
  const message = { name: '', email: '', message: '' };
  const problem = '';
  const { asking, uncertain, failed } = contactWords;
  expect(stepText({ kind: 'delivered' })).toBe(contactWords.delivered);
  expect(stepText({ kind: 'asking', message, before: 'uncertain' })).toBe(asking.uncertain);
  expect(stepText({ kind: 'uncertain', reason: 'timeout', problem })).toBe(uncertain.timeout);
  expect(stepText({ kind: 'failed', reason: 'server', problem })).toBe(failed.server);
  expect(stepText({ kind: 'typing' })).toEqual({ title: '', advice: '' });
});
