import { expect, test, vi } from 'vitest';
import { createStore } from '#lib/create-store.ts';
import { durationText } from '#lib/duration-text.ts';
import { inGroups } from '#lib/in-groups.ts';
import { isOffline } from '#lib/is-offline.ts';
import { withoutBidiOverrides } from '#lib/without-bidi-overrides.ts';

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

test('assumes a connection unless the browser reports none', () => {
  expect(isOffline()).toBe(false);
  vi.stubGlobal('navigator', { onLine: true });
  expect(isOffline()).toBe(false);
  vi.stubGlobal('navigator', { onLine: false });
  expect(isOffline()).toBe(true);
  vi.stubGlobal('navigator', undefined);
  expect(isOffline()).toBe(false);
  vi.unstubAllGlobals();
});

test('splits a list into groups in order, the rest in the last', () => {
  expect(inGroups([1, 2, 3, 4, 5], 2)).toEqual([[1, 2], [3, 4], [5]]);
  expect(inGroups([], 2)).toEqual([]);
});

test.each([
  [1, '1 second'],
  [99, '99 seconds'],
  [100, '2 minutes'],
  [3_600, '60 minutes'],
  [18_053, '5 hours, 1 minute'],
  [86_400, '24 hours'],
])('writes %i seconds as %s', (seconds, words) => {
  expect(durationText(seconds, 'en')).toBe(words);
});

test('removes direction overrides and keeps marks', () => {
  expect(withoutBidiOverrides('a\u202Eb\u2066c\u200Fd')).toBe('abc\u200Fd');
});
