import { existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { cached } from '../../scripts/cached.ts';

test('makes a file once, and builds that run at the same time see all of it or nothing', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'cache-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const path = join(folder, 'pictures', 'map.avif');
  const bytes = Buffer.alloc(20_000_000, 'map');
  const seen = new Set([bytes.length]);
  let isDone = false;
  const making = Promise.all([cached(path, async () => bytes), cached(path, async () => bytes)]);
  void making.finally(() => (isDone = true));
  while (!isDone) {
    if (existsSync(path)) seen.add(statSync(path).size);
    await new Promise((resolve) => setImmediate(resolve));
  }
  await making;
  expect([...seen]).toEqual([bytes.length]);
  expect(readdirSync(dirname(path))).toEqual(['map.avif']);
  const again = await cached(path, () => Promise.reject(new Error('made twice')));
  expect(again.equals(bytes)).toBe(true);
});
