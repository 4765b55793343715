import { expect, test } from 'vitest';
import { contactWords } from '#content/words-contact.ts';
import { stepText } from '#features/contact/step-text.ts';

test('each outcome has its own message, and an unsent draft has none', () => {
  const message = { name: '', email: '', message: '' };
  const problem = '';
  const { asking, uncertain, waiting, failed } = contactWords;
  expect(stepText({ kind: 'delivered' })).toBe(contactWords.delivered);
  expect(stepText({ kind: 'asking', message, before: 'uncertain' })).toBe(asking.uncertain);
  expect(stepText({ kind: 'uncertain', reason: 'timeout', problem })).toBe(uncertain.timeout);
  expect(stepText({ kind: 'waiting', until: 0 }, 45)).toEqual({
    title: waiting.title,
    advice: 'Try again in 45 seconds.',
  });
  expect(stepText({ kind: 'failed', reason: 'server', problem })).toBe(failed.server);
  expect(stepText({ kind: 'typing' })).toEqual({ title: '', advice: '' });
});
