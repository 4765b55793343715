import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { sampleLeft } from '../../scripts/content/sample-left.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'content-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const left = () => sampleLeft(folder).map((line) => line.replace(`${folder}/`, ''));

test('lists marked lines with file, line and text', () => {
  const lines = [
    "const name = 'Ana'; // sample",
    "const role = 'Developer';",
    "  email: 'ana@example.com', // sample",
  ];
  writeFileSync(join(folder, 'owner.ts'), lines.join('\n'));
  expect(left().filter((line) => line.startsWith('owner'))).toEqual([
    "owner.ts:1: const name = 'Ana';",
    "owner.ts:3: email: 'ana@example.com',",
  ]);
});
