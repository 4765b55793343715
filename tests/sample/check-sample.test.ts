import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { owner } from '#content/owner.ts';
import { temporaryFolder } from '#tests/temporary-folder.ts';
import { hashList, sampleFile, sampleHashes, sampleLeft } from '../../scripts/content/sample-left.ts';

test('the hash of each text and file is recorded: add -u to update them', async () => {
  await expect(hashList(sampleHashes('src/content'))).toMatchFileSnapshot(resolve(sampleFile));
});

test('finds texts and pictures of the sample, with file and line, and no others', () => {
  const folder = temporaryFolder();
  const [line] = owner.typedLines;
  writeFileSync(
    join(folder, 'owner.ts'),
    `/* '${line}' */\nconst name = 'Ana';\n  role: '${owner.role}', email: 'ana@example.com',\n  typedLines: ["${line}", 'Mine'], // ${line}\n`,
  );
  mkdirSync(join(folder, 'pictures'));
  cpSync('src/content/pictures/portrait.png', join(folder, 'pictures/portrait.png'));
  writeFileSync(join(folder, 'pictures/coin-front.png'), 'my own');
  const left = sampleLeft(folder).filter((one) => /owner\.ts|pictures/.test(one));
  expect(left.toSorted()).toEqual([
    expect.stringMatching(/owner\.ts:4: typedLines: \["/),
    `${folder}/pictures/portrait.png: replace or delete this file`,
  ]);
});
