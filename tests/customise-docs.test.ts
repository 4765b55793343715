import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runnerImport } from 'vite';
import { expect, test } from 'vitest';
import { owner } from '#content/owner.ts';
import { problems } from '#content/schema/check.ts';
import { checkColors } from '../scripts/content/check-colors.ts';
import { changeContent } from './change-content.ts';
import { copyFolder } from './scripts/content-folder.ts';

const guide = readFileSync('docs/customise.md', 'utf8');

test('the documented line changes the accent', async () => {
  const [line = '', color] = /^const primary: .*'(#\w{6})'.*$/m.exec(guide) ?? [];
  const file = join(copyFolder('src/ui'), 'tokens.ts');
  writeFileSync(file, readFileSync(file, 'utf8').replace(/^const primary: .*$/m, line));
  type Module = typeof import('#ui/tokens.ts');
  const { module } = await runnerImport<Module>(file, { logLevel: 'silent' });

  expect(module.tokens.light.primary).toBe(color);
  expect(module.tokens.dark.primary).not.toBe('#A9B4FF');
  expect(checkColors(module.tokens)).toEqual([]);
});

test('the documented line orders the sections', () => {
  const [, list = ''] = /^ {2}sections: (\[.*\]),$/m.exec(guide) ?? [];
  const sections = JSON.parse(list.replaceAll("'", '"'));
  expect(sections).toEqual(['projects', 'tools', 'path', 'about', 'contact']);
  changeContent(owner, { sections });
  expect(problems()).toEqual([]);
});
