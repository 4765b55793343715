import { expect, test, vi } from 'vitest';
import { withoutBidiOverrides } from '#features/chat/reply/without-bidi-overrides.ts';
import { createStore } from '#lib/create-store.ts';
import { durationText } from '#lib/duration-text.ts';

test('a store notifies its listeners until they unsubscribe', () => {
  const store = createStore(1);
  const listener = vi.fn();
  const leave = store.subscribe(listener);
  store.set(2);
  expect([store.get(), store.initial]).toEqual([2, 1]);
  leave();
  store.set(3);
  expect(listener).toHaveBeenCalledOnce();
});

test.each([
  [1, '1 second'],
  [99, '99 seconds'],
  [100, '2 minutes'],
  [18_053, '5 hours, 1 minute'],
  [86_400, '24 hours'],
])('writes %i seconds as %s', (seconds, words) => {
  expect(durationText(seconds, 'en')).toBe(words);
});

test('removes direction overrides and keeps marks', () => {
  expect(withoutBidiOverrides('a\u202Eb\u2066c\u200Fd')).toBe('abc\u200Fd');
});
