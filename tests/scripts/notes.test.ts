import { join } from 'node:path';
import { runnerImport } from 'vite';
import { expect, test } from 'vitest';
import { owner } from '#content/owner.ts';
import { feedText } from '#files/feed.ts';
import { content } from '../../scripts/content/content-plugin.ts';
import { readNote } from '../../scripts/content/read-note.ts';
import { notes } from '../../scripts/vite/notes-plugin.ts';
import { copyFolder, write } from './content-folder.ts';

const name = 'notes/2025-06-01-quiet-gauge.md';
const front = '---\ntitle: Low tide\ndate: 2025-06-01\ndescription: When to walk.\n---\n';

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
  [front.replace('2025-06-01', 'June'), '"date" is "June". Use a day, for example 2026-02-09'],
  [front.replace('Low tide', 'Tide: low'), 'has an error in its front matter: Nested mappings'],
])('refuses %j', (text, message) => {
  const folder = copyFolder();
  write(folder, name, text);
  const { errors } = readNote(join(folder, name));
  expect(errors[0]).toMatchObject({ file: join(folder, name), message: expect.stringContaining(message) });
});

test('renders links in the language of the build, pictures and code, and the feed has full addresses', async () => {
  const folder = copyFolder();
  const code = '```js\nconst a = 1; // <b>\n```';
  const text = `${front}[Table](/mobile/1) ![low *tide*](gauge.png)\n\n${code}`;
  // As Windows saves it.
  write(folder, name, text.replaceAll('\n', '\r\n'));
  const { module } = await runnerImport<{ default: string }>(join(folder, `${name}?text`), {
    logLevel: 'silent',
    plugins: [content(folder, 'ar'), notes(folder)],
  });
  const html = module.default;
  expect(html).toContain('<a href="/ar/mobile/1" data-to="/mobile/1">Table</a>');
  expect(html).toMatch(/<source type="image\/avif" srcset="\/pictures\/gauge-\w+-400.avif 400w[^>]*>/);
  expect(html).toContain('alt="low tide"');
  expect(html).toMatch(/<span style="color:var\(--code-token-comment\)">.*&#x3C;b>/);

  const note = { title: 'Low tide', description: '', date: '2025-06-01', url: 'https://a.example/n/', html };
  const feed = feedText(owner, [note], 'https://a.example/', 'ar');
  expect(feed).toContain('<a href="https://a.example/ar/mobile/1"');
  expect(feed).toContain('<img src="https://a.example/pictures/gauge-');
});
