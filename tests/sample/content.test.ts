import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { hashList, sampleFile, sampleHashes } from '../../scripts/content/sample-left.ts';

test('the hash of each text and file is recorded: add -u to update them', async () => {
  await expect(hashList(sampleHashes('src/content'))).toMatchFileSnapshot(resolve(sampleFile));
});
