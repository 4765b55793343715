import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { owner } from '#content/owner.ts';
import { sampleLeft } from '../../scripts/content/sample-left.ts';

test('finds a text of the sample wherever it stands, with file and line, and no other text', () => {
  const folder = mkdtempSync(join(tmpdir(), 'content-'));
  const [line] = owner.typedLines;
  writeFileSync(
    join(folder, 'owner.ts'),
    `/* '${line}' */\nconst name = 'Ana';\n  email: 'ana@example.com',\n  typedLines: ["${line}", 'Mine'], // ${line}\n`,
  );
  const left = sampleLeft(folder).filter((one) => one.includes('owner.ts'));
  rmSync(folder, { recursive: true });
  expect(left).toEqual([expect.stringMatching(/owner\.ts:4: typedLines: \["/)]);
});
