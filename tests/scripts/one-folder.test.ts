import { cpSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { runnerImport } from 'vite';
import { expect, test } from 'vitest';
import { content } from '../../scripts/content/content-plugin.ts';
import { pictures } from '../../scripts/vite/pictures-plugin.ts';
import { copyFolder, write } from './content-folder.ts';

type Index = typeof import('#content/index.ts');

test('a project is added, translated, moved to the other kind and deleted in one folder', async () => {
  const folder = copyFolder();
  const assembled = async (lang?: string) => {
    const { module } = await runnerImport<Index>(resolve('src/content/index.ts'), {
      logLevel: 'silent',
      resolve: { alias: { '#content': folder } },
      plugins: [content(folder, lang), pictures(folder)],
    });
    return module;
  };
  const name = 'projects/Größe & Co (2)';
  const writeRecord = (kind: 'website' | 'app') => {
    const own = `{ id: '99', title: 'Size', date: '2026', screens: ['Low', 'High'], technologies: [] }`;
    const source = `import { ${kind} } from '../../blank.ts'; export default ${kind}(${own});`;
    write(folder, `${name}/index.ts`, source);
  };

  cpSync(join(folder, 'projects/mobile-5-bird-song'), join(folder, name), { recursive: true });
  writeRecord('website');
  const added = (await assembled()).findProject('website', '99');
  expect(added).toMatchObject({ title: 'Size', cover: { widths: [400, 800] } });
  expect(added?.screens.map(({ caption }) => caption)).toEqual(['Low', 'High']);

  expect((await assembled('ar')).findProject('website', '99')).toMatchObject({ title: 'تغريد الطيور' });

  writeRecord('app');
  expect((await assembled()).counts).toMatchObject({ website: 3, mobile: 6 });
  rmSync(join(folder, name), { recursive: true });
  expect((await assembled()).counts).toMatchObject({ website: 3, mobile: 5 });
});
