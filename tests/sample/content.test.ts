import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { starters } from '#content/faq-starters.ts';
import { hashList, sampleFile, sampleHashes } from '../../scripts/content/sample-left.ts';

test('the hash of each text and file is recorded: `npm run check:sample -- --record` updates them', () => {
  expect(readFileSync(sampleFile, 'utf8')).toBe(hashList(sampleHashes('src/content')));
});

test('each language suggests the same eight questions, none about the shop', () => {
  for (const questions of Object.values(starters))
    expect(Object.keys(questions)).toEqual(Object.keys(starters.en ?? {}));
  expect(Object.keys(starters.en ?? {})).toHaveLength(8);
  expect(JSON.stringify(starters)).not.toMatch(/shop|thesis|skripsi|toko|jasa/i);
});
