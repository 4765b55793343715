import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { sampleContacts, sampleLeft } from '../../scripts/content/sample-left.ts';

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

test('finds the numbers, addresses and links of the sample, as long as they are marked', () => {
  const lines = [
    "const whatsapp = '620000000000'; // sample",
    "  phone: '+62 000-0000-000', // sample",
    "  email: 'ana@example.com', // sample",
    "  { name: 'GitHub', url: 'https://github.com/' }, // sample",
    "  personal: 'Ana, since 2024.', // sample",
    '  phone: "", // sample',
    "  callMe: 'https://t.me/ana',",
  ];
  writeFileSync(join(folder, 'owner.ts'), lines.join('\n'));
  const found = sampleContacts(folder).map((line) => Number(/:(\d+):/.exec(line)?.[1]));
  expect(found).toEqual([1, 2, 3, 4]);
});
