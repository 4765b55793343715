import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DomUtils, parseDocument } from 'htmlparser2';
import { runnerImport } from 'vite';
import { expect, test } from 'vitest';
import { owner } from '#content/owner.ts';
import { feedText } from '#files/feed.ts';
import { checkNotes } from '../../scripts/content/check-notes.ts';
import { content } from '../../scripts/content/content-plugin.ts';
import { noteAddress } from '../../scripts/content/read-note.ts';
import { notes } from '../../scripts/vite/notes-plugin.ts';
import { copyFolder, write } from './content-folder.ts';

const name = 'notes/2025-06-01-quiet-gauge.md';
const front = '---\ntitle: Low tide\ndate: 2025-06-01\ndescription: When to walk.\n---\n';

const many = [...'bcdefg'].map((key, at) => `${key}: &${key} [${`*${'abcdef'[at]},`.repeat(9)}]\n`);

// biome-ignore format: a table
test.each([
  [`${front}\nOne\n<b>two</b>`, 'has HTML in line 8: <b>'],
  [`${front}<script>\n1\n</script>`, 'has HTML in line 6: <script>'],
  [`${front}- a\n- b <br>`, 'has HTML in line 7: <br>'],
  [`\uFEFF\n${front}# Low tide`, 'has a first-level heading in line 7, which only the title is.'],
  [`${front}![x](none.png)`, 'shows a missing picture in line 6. Save it as'],
  [`${front}![x](a%00.png)`, 'shows a missing picture in line 6. Save it as'],
  [`${front}![x](.)`, 'shows . in line 6. Save the picture beside the note'],
  [`${front}![x](%E0%A4%A.png)`, 'in line 6. Save the picture beside the note'],
  [`${front}![x](https://a.example/b.png)`, 'shows https://a.example/b.png in line 6.'],
  [`${front}[x](/website/99)`, 'links to /website/99 in line 6, which does not exist.'],
  [`${front}[x](/notes/none#a)`, 'links to /notes/none in line 6, which does not exist.'],
  [`${front}[x](2025-01-01-none.md)`, 'links to /notes/none in line 6, which does not exist.'],
  [`${front}[x](2025-09-01-later.md)`, 'links to /notes/later in line 6, which is a draft.'],
  [`${front}## Two details\n[x](#details)`, 'links to #details in line 7, but no heading has this address. Use #two-details.'],
  [`${front}[x](a.example)`, 'links to a.example in line 6. Begin the link with https://'],
  ['No front matter', 'has no front matter. Begin it with a line of three hyphens'],
  [front.replace('---\n', '---\ndraf: true\n'), 'has the unknown field "draf" in its front matter. Use title,'],
  [front.replace('Low tide', ''), '"title" is empty. Add a text, for example'],
  [front.replace('2025-06-01', 'June'), '"date" is "June". Use a day, for example 2026-02-09'],
  [front.replace('Low tide', 'Tide: low'), 'has an error in its front matter: Nested mappings'],
  [front.replace('---\n', `---\na: &a [1]\n${many.join('')}`), 'has front matter that cannot be read. Write lines such as'],
  ['---\n- Low tide\n---\n', 'has front matter that cannot be read.'],
  [`\n${front.replace('date: ', 'date: [')}`, 'has an error in its front matter: Flow sequence in block collection must be sufficiently indented and end with a ] at line 5'],
  [`${front}[x](2025-08-09-bird-song.md#b)`, 'links to /notes/bird-song#b in line 6, which does not exist.'],
  [`${front}![x](data:image/png;base64,${'A'.repeat(99)})`, 'AAA… in line 6. Save the picture'],
  [Buffer.from(`\uFEFF${front}`, 'utf16le'), 'is not a file of UTF-8 text. Save it as one.'],
])('refuses %j', (text, message) => {
  const folder = copyFolder();
  writeFileSync(join(folder, name), text);
  const [error] = checkNotes(folder, ['mobile/1', 'mobile/3']);
  expect(error).toMatchObject({ file: join(folder, name), message: expect.stringContaining(message) });
});

test.each([
  '2026-01-01-node-1.2.md',
  '2026-01-01-a.mdx',
  '2026-01-01-a.markdown',
  '2026-01-01-A.MD',
  'a/2026-01-01-a.md',
])('refuses the name %s, which no page would have', (file) => {
  const folder = copyFolder();
  write(folder, `notes/${file}`, front);
  const message = expect.stringContaining('needs a name with a date');
  expect(checkNotes(folder, ['mobile/1', 'mobile/3'])).toMatchObject([{ message }]);
});

test('a number after the date belongs to the address', () => {
  expect(noteAddress('2026-01-01-2025-in-review.id.md')).toBe('/notes/2025-in-review');
});

test('refuses a second note with one address', () => {
  const folder = copyFolder();
  const file = 'notes/2025-07-01-quiet-gauge.md';
  write(folder, file, front);
  const message = `has the address /notes/quiet-gauge, as ${join(folder, name)} has. Rename one of them.`;
  expect(checkNotes(folder, ['mobile/1', 'mobile/3'])).toMatchObject([{ file: join(folder, file), message }]);
});

/** The HTML of a note in the build of the Arabic pages. */
async function htmlOf(text: string, query = 'text', folder = copyFolder()): Promise<string> {
  write(folder, name, text);
  const { module } = await runnerImport<{ default: string }>(join(folder, `${name}?${query}`), {
    logLevel: 'silent',
    plugins: [content(folder, 'ar'), notes(folder)],
  });
  return module.default;
}

test('a note is about the first project that it links to', async () => {
  const escaped = front.replace('Low tide', '"Low \\u202Etide"');
  const note = await htmlOf(`${escaped}[a](/mobile/1/#b) [c](/mobile/3)`, 'note');
  expect(note).toMatchObject({ title: 'Low tide', project: '/mobile/1' });
});

test('renders links in the language of the build, headings, tasks and pictures', async () => {
  const text = `${front}\n[Table](/mobile/1), [birds](2025-08-09-bird-song.md#é), [CV](/cv.pdf#page=2) &#x202E;![low *tide*](gauge.png)\n\n- [x] Walk\n- [ ] Run\n\n## Was *ist* “é”?\n\n## Was ist é\n\n## Root`;
  // As Windows saves it.
  const html = await htmlOf(
    `\uFEFF${text.replace('---\n', '--- \n').replace('---\n\n', '...\n').replaceAll('\n', '\r\n')}`,
  );
  expect(html).toContain('<a href="/ar/mobile/1" data-to="/mobile/1">Table</a>');
  expect(html).toContain('<a href="/ar/notes/bird-song#%C3%A9" data-to="/notes/bird-song#%C3%A9">birds</a>');
  expect(html).toContain('<a href="/cv.pdf#page=2">CV</a> <picture>');
  expect(html).toMatch(/<source type="image\/avif" srcset="\/pictures\/gauge-\w+-400.avif 400w[^>]*>/);
  expect(html).toContain('alt="low tide"');
  expect(html).toMatch(/<li>☑ Walk<\/li>\s*<li>☐ Run<\/li>/);
  expect(html).toContain('<h2 id="was-ist-é">Was <em>ist</em> “é”?</h2>\n<h2 id="was-ist-é-1">');
  expect(html).toContain('<h2 id="root-1">');
});

test.each(['js', 'JavaScript', 'js title="a.js"', 'js {1,3}', 'js:app.js', '{.js}'])(
  'colors code in a fence of %s',
  async (info) => {
    const html = await htmlOf(`${front}\`\`\`${info}\nconst a = 1; // <b>\n\`\`\``);
    expect(html).toMatch(/<span style="color:var\(--code-token-comment\)">.*&#x3C;b>/);
  },
);

test.each(['', 'constructor', '__proto__', 'none'])(
  'shows code in a fence of "%s" as it is',
  async (info) => {
    const html = await htmlOf(`${front}\`\`\`${info}\n\u001b[32mconst a\u001b[0m\n\`\`\``);
    expect(html).toContain('<span>[32mconst a[0m</span>');
  },
);

test('the feed has full addresses, code as written, and only characters of XML', () => {
  const pre =
    '<pre class="shiki" style="color:var(--a)" tabindex="0"><code><span class="line"><span style="color:var(--b)">&#x3C;a href="/about" data-a>var(--c) é</span></span></code></pre>';
  const html = `<h2 id="b">B</h2><a href="/ar/mobile/1" data-to="/mobile/1">1</a> <a href="#b">2</a><picture><source srcset="/a.avif"><img src="/a.webp" alt="b"></picture>${pre}\u001b`;
  const note = {
    title: 'Vec<T> & \u001b',
    description: '\uFFFE<b>',
    date: '2025-06-01',
    url: 'https://a.example/n/',
    html,
  };
  const feed = feedText(owner, [note], 'https://a.example/', 'ar');
  const { children } = parseDocument(feed, { xmlMode: true });
  const textOf = (name: string) =>
    DomUtils.textContent(DomUtils.getElementsByTagName(name, children).at(-1) ?? []);
  expect(textOf('title')).toBe('Vec<T> & ');
  expect(textOf('summary')).toBe('<b>');
  expect(textOf('content')).toBe(
    '<h2 id="b">B</h2><a href="https://a.example/ar/mobile/1">1</a> <a href="https://a.example/n/#b">2</a>' +
      '<picture><img src="https://a.example/a.webp" alt="b"></picture><pre><code>&lt;a href="/about" data-a&gt;var(--c) é</code></pre>',
  );
  expect(feed).not.toMatch(/[^\n -\uFFFD]/);
});
