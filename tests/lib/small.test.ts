import { expect, test, vi } from 'vitest';
import { createStore } from '#lib/create-store.ts';
import { isOffline } from '#lib/is-offline.ts';

test('a store tells its listeners of each value until they leave', () => {
  const store = createStore(1);
  const listener = vi.fn();
  const leave = store.subscribe(listener);
  store.set(2);
  expect([store.get(), store.initial]).toEqual([2, 1]);
  leave();
  store.set(3);
  expect(listener).toHaveBeenCalledOnce();
});

test('only a browser that says so is offline', () => {
  expect(isOffline()).toBe(false);
  vi.stubGlobal('navigator', { onLine: false });
  expect(isOffline()).toBe(true);
  vi.stubGlobal('navigator', undefined);
  expect(isOffline()).toBe(false);
  vi.unstubAllGlobals();
});
