import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';

test('the list of sample lines names file, line and text', () => {
  const folder = mkdtempSync(join(tmpdir(), 'content-'));
  const lines = [
    "const name = 'Raka'; // sample",
    "const role = 'Developer';",
    "  email: 'raka@example.com', // sample",
  ];
  writeFileSync(join(folder, 'owner.ts'), lines.join('\n'));
  expect(checkSample(folder)).toEqual([
    `${folder}/owner.ts:1: const name = 'Raka';`,
    `${folder}/owner.ts:3: email: 'raka@example.com',`,
    '2 lines are still sample.',
  ]);
  rmSync(folder, { recursive: true });
});

test('a folder without sample lines is said to have none', () => {
  const folder = mkdtempSync(join(tmpdir(), 'content-'));
  writeFileSync(join(folder, 'owner.ts'), "const name = 'Somebody';");
  expect(checkSample(folder)).toEqual(['Nothing is sample any more.']);
  rmSync(folder, { recursive: true });
});

function checkSample(folder: string): string[] {
  const output = execFileSync(process.execPath, ['--import', 'tsx', 'scripts/check-sample.ts', folder], {
    encoding: 'utf8',
  });
  return output.trim().split('\n');
}
