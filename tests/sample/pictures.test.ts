import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sampleLeft } from '../../scripts/content/sample-left.ts';

test('lists the sample’s pictures until they are replaced', () => {
  const folder = mkdtempSync(join(tmpdir(), 'content-'));
  mkdirSync(join(folder, 'pictures'));
  cpSync('src/content/pictures/portrait.png', join(folder, 'pictures/portrait.png'));
  writeFileSync(join(folder, 'pictures/coin-front.png'), 'my own');
  const left = sampleLeft(folder).filter((line) => line.includes('/pictures/'));
  rmSync(folder, { recursive: true });
  expect(left).toEqual([`${folder}/pictures/portrait.png: sample file`]);
});
