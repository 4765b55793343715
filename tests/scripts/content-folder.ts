import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';

/** Copies the fixture's content for one test. @returns the folder */
export function copyContent(): string {
  const folder = mkdtempSync(join(tmpdir(), 'content-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  cpSync('tests/fixture/content', folder, { recursive: true });
  return folder;
}

/** Writes a module of a content folder, given its source or what it exports. */
export function write(folder: string, file: string, content: string | Record<string, unknown>): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), typeof content === 'string' ? content : sourceOf(content));
}

function sourceOf(exports: Record<string, unknown>): string {
  const lines = Object.entries(exports).map(([name, value]) => {
    return `export ${name === 'default' ? 'default' : `const ${name} =`} ${JSON.stringify(value)};`;
  });
  return lines.join('\n');
}
