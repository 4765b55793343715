import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { temporaryFolder } from '#tests/temporary-folder.ts';

/** Copies a folder for one test. @returns the copy, from which packages can be imported */
export function copyFolder(source = 'tests/fixture/content'): string {
  mkdirSync('.cache', { recursive: true });
  const folder = temporaryFolder(resolve('.cache'));
  cpSync(source, folder, { recursive: true });
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
