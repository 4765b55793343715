import { copyFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { runnerImport } from 'vite';
import { expect, onTestFinished, test } from 'vitest';
import { words } from '#content/words/site.ts';
import { content } from '../../scripts/vite/content-plugin.ts';
import { pictures } from '../../scripts/vite/pictures-plugin.ts';
import { makeContentFolder, website, write } from './content-folder.ts';

type Index = typeof import('#content/index.ts');

test('a project is added, translated, moved to the other kind and deleted in one folder', async () => {
  const folder = await makeContentFolder();
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const assembled = async (lang?: string) => {
    const { module } = await runnerImport<Index>(resolve('src/content/index.ts'), {
      logLevel: 'silent',
      resolve: { alias: { '#content': folder } },
      plugins: [content(folder, lang), pictures(folder)],
    });
    return module;
  };
  const name = 'projects/Größe & Co (2)';
  const record = { ...website, id: '2', title: 'Size', date: '2026', screens: ['Low', 'High'] };

  write(folder, `${name}/index.ts`, { default: record });
  for (const file of ['cover', '1', '2'])
    copyFileSync(join(folder, 'pictures/portrait.png'), join(folder, name, `${file}.png`));
  const added = (await assembled()).findProject('website', '2');
  expect(added).toMatchObject({ title: 'Size', cover: { widths: [400, 800] } });
  expect(added?.screens.map(({ caption }) => caption)).toEqual(['Low', 'High']);

  const languages = [words.lang, 'de'].map((lang) => ({ lang, name: lang, offer: 'a', decline: 'b' }));
  write(folder, 'languages.ts', { languages });
  write(folder, 'words/site.de.ts', { words: { lang: 'de', project: {} } });
  write(folder, `${name}/index.de.ts`, { default: { ...record, title: 'Größe' } });
  const german = await assembled('de');
  expect(german.findProject('website', '2')).toMatchObject({ title: 'Größe' });
  expect(german.findProject('website', '2')).not.toHaveProperty('lang');
  expect(german.findProject('mobile', '14')).toMatchObject({
    title: 'Tide Clock',
    lang: words.lang,
    dir: 'ltr',
  });

  write(folder, `${name}/index.ts`, { default: { ...record, kind: 'mobile' } });
  const moved = await assembled();
  expect(moved.counts).toMatchObject({ website: 1, mobile: 2 });
  expect(moved.neighborsOf(moved.findProject('mobile', '2') ?? expect.unreachable()).next?.id).toBe('14');

  rmSync(join(folder, name), { recursive: true });
  expect((await assembled()).projects.map(({ id }) => id)).toEqual(['14', '14']);
});
