// @vitest-environment jsdom
import { expect, onTestFinished, test, vi } from 'vitest';
import { importInPlace } from '#lib/import-in-place.ts';

/** As Vite tells of a chunk that is gone: first an event, then the error. */
async function loadMissingChunk(): Promise<never> {
  window.dispatchEvent(new Event('vite:preloadError'));
  throw new TypeError('Failed to fetch dynamically imported module');
}

test('a chunk that cannot be loaded is the caller’s matter alone, other chunks are not', async () => {
  const reload = vi.fn();
  window.addEventListener('vite:preloadError', reload);
  onTestFinished(() => window.removeEventListener('vite:preloadError', reload));

  await expect(importInPlace(loadMissingChunk)).rejects.toThrow('Failed to fetch');
  expect(reload).not.toHaveBeenCalled();

  await expect(loadMissingChunk()).rejects.toThrow('Failed to fetch');
  expect(reload).toHaveBeenCalledTimes(1);
});

test('imports that overlap are kept apart', async () => {
  const reload = vi.fn();
  window.addEventListener('vite:preloadError', reload);
  onTestFinished(() => window.removeEventListener('vite:preloadError', reload));
  let fail = () => {};
  const later = importInPlace(() => new Promise<void>((resolve) => (fail = resolve)).then(loadMissingChunk));

  await expect(importInPlace(loadMissingChunk)).rejects.toThrow('Failed to fetch');
  fail();

  await expect(later).rejects.toThrow('Failed to fetch');
  expect(reload).not.toHaveBeenCalled();
});

test('a chunk that is there is given on', async () => {
  expect(await importInPlace(() => Promise.resolve({ default: 7 }))).toEqual({ default: 7 });
});
