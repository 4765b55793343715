import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runnerImport } from 'vite';
import { expect, test } from 'vitest';
import { checkColors } from '../scripts/content/check-colors.ts';
import { checkContent } from '../scripts/content/check-content.ts';
import { runContent } from '../scripts/content/run-content.ts';
import { copyFolder } from './scripts/content-folder.ts';

/** The line of code in docs/customise.md with that start. */
function lineOf(start: string): string {
  const guide = readFileSync('docs/customise.md', 'utf8').split('\n');
  const lines = guide.filter((line) => line.trim().startsWith(start));
  expect(lines).toHaveLength(1);
  return lines[0] ?? '';
}

/** Replaces the line of a file with the same start. */
function follow(file: string, start: string): void {
  const lines = readFileSync(file, 'utf8').split('\n');
  const at = lines.findIndex((line) => line.trim().startsWith(start));
  lines[at] = lineOf(start);
  writeFileSync(file, lines.join('\n'));
}

test('the documented line changes the accent', async () => {
  const folder = copyFolder('src/ui');
  follow(join(folder, 'tokens.ts'), 'const primary:');
  type Module = typeof import('#ui/tokens.ts');
  const { module } = await runnerImport<Module>(join(folder, 'tokens.ts'), { logLevel: 'silent' });

  expect(module.tokens.light.primary).toBe(/'(#\w{6})'/.exec(lineOf('const primary:'))?.[1]);
  expect(module.tokens.dark.primary).not.toBe('#A9B4FF');
  expect(checkColors(module.tokens)).toEqual([]);
});

test('the documented line orders the sections', async () => {
  const folder = copyFolder();
  follow(join(folder, 'owner.ts'), 'sections:');
  expect((await checkContent(folder)).filter(({ warning }) => !warning)).toEqual([]);
  const { content } = await runContent(folder);
  expect(content.owner.sections).toEqual(['projects', 'tools', 'path', 'about', 'contact']);
});
