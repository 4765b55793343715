import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** Makes an empty folder for the rest of a test, with a blank in its path, as many owners have. */
export function temporaryFolder(parent = tmpdir()): string {
  const folder = mkdtempSync(join(parent, 'a test-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}
