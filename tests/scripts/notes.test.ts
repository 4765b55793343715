import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { runnerImport } from 'vite';
import { expect, onTestFinished, test } from 'vitest';
import { words } from '#content/words/site.ts';
import { feedText } from '#files/feed.ts';
import { readNote } from '../../scripts/content/read-note.ts';
import { content } from '../../scripts/vite/content-plugin.ts';
import { notes } from '../../scripts/vite/notes-plugin.ts';
import { makeContentFolder, owner, write } from './content-folder.ts';

const front = '---\ntitle: Low tide\ndate: 2026-02-09\ndescription: When to walk.\n---\n';

async function folderWith(files: Record<string, string>) {
  const folder = await makeContentFolder();
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'notes'));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, 'notes', name), text);
  return folder;
}

test.each([
  [`${front}\nOne\n<b>two</b>`, 'has HTML in line 8: <b>'],
  [`${front}\n<script>\n1\n</script>`, 'has HTML in line 7: <script>'],
  [`${front}- a\n- b <br>`, 'has HTML in line 7: <br>'],
  [`${front}![x](none.png)`, 'shows a missing picture in line 6. Save it as'],
  [`${front}[x](/website/99)`, 'links to /website/99 in line 6, which does not exist.'],
  ['No front matter', 'has no front matter. Begin it with a line of three hyphens'],
  [
    front.replace('---\n', '---\ndraf: true\n'),
    'has the unknown field "draf" in its front matter. Use title,',
  ],
  [front.replace('Low tide', ''), '"title" is empty. Add a text, for example'],
  [front.replace('2026-02-09', 'June'), '"date" is "June". Use a day, for example 2026-02-09'],
  [front.replace('Low tide', 'Tide: low'), 'has an error in its front matter: Nested mappings'],
])('refuses %j', async (text, message) => {
  const folder = await folderWith({ '2026-02-09-tide.md': text });
  const { errors } = readNote(join(folder, 'notes/2026-02-09-tide.md'));
  expect(errors[0]).toMatchObject({ file: expect.stringContaining('notes/2026-02-09-tide.md') });
  expect(errors[0]?.message).toContain(message);
});

test('lists notes by date, in the language of the build, and renders their pictures, links and code', async () => {
  const code = '```js\nconst a = 1; // <b>\n```';
  const folder = await folderWith({
    '2026-02-09-tide.md': `${front}[Clock](/mobile/14) ![low *tide*](map.png)\n\n${code}`,
    '2026-02-09-tide.de.md': '---\ntitle: Ebbe\n---\nText',
    '2026-03-01-moon.md': front.replace('2026-02-09', '2026-03-01'),
  });
  copyFileSync(join(folder, 'pictures/portrait.png'), join(folder, 'notes/map.png'));
  write(folder, 'languages.ts', { languages: [words.lang, 'de'].map((lang) => ({ lang, name: lang })) });
  write(folder, 'words/site.de.ts', { words: { lang: 'de' } });
  const load = async <Module>(file: string, lang?: string) => {
    const { module } = await runnerImport<Module>(file, {
      logLevel: 'silent',
      resolve: { alias: { '#content': folder } },
      plugins: [content(folder, lang), notes(folder)],
    });
    return module;
  };
  const assembled = resolve('src/content/assemble/notes.ts');
  const { notes: list } = await load<typeof import('#content/assemble/notes.ts')>(assembled, 'de');
  expect(list).toMatchObject([
    { slug: 'moon', title: 'Low tide', dateText: '1. März 2026', lang: words.lang, dir: 'ltr' },
    { slug: 'tide', title: 'Ebbe', dateText: '9. Februar 2026' },
  ]);
  expect(list[1]).not.toHaveProperty('lang');

  const { default: html } = await load<{ default: string }>(`${folder}/notes/2026-02-09-tide.md?text`);
  expect(html).toContain('<a href="/mobile/14" data-to="/mobile/14">Clock</a>');
  expect(html).toMatch(/<source type="image\/avif" srcset="\/pictures\/map-\w+-400.avif 400w[^>]*>/);
  expect(html).toContain('alt="low tide"');
  expect(html).toMatch(/<span style="color:var\(--code-token-comment\)">.*&#x3C;b>/);

  const [note] = list;
  const feed =
    note &&
    feedText(owner as never, [{ ...note, url: 'https://a.example/n/', html }], 'https://a.example/', 'de');
  expect(feed).toContain('<a href="https://a.example/mobile/14"');
  expect(feed).toContain('<img src="https://a.example/pictures/map-');
});
