import { beforeAll, expect, test } from 'vitest';
import { loadMarkdown } from '#features/chat/markdown.ts';
import { markup } from './markup.ts';

beforeAll(loadMarkdown);

test.each([
  ['## Proyek\n\n**Go** *Healing* ~~lawas~~ `a`', '<h3>Proyek</h3><p><strong>Go</strong> <em>Healing</em> '],
  ['~~lawas~~ `a`\n\n> alon', '<p><s>lawas</s> <code>a</code></p><blockquote><p>alon</p></blockquote>'],
  ['satu<br>dua<BR/>telu<br />papat', '<p>satu<br/>dua<br/>telu<br/>papat</p>'],
  ['| a |\n|---|\n| b<br>c |', 'b<br/>c'],
  ['`<br>` <brr>', '<code>&lt;br&gt;</code> &lt;brr&gt;'],
  ['**注意：**正文', '<strong>注意：</strong>正文'],
  [
    'Email: ana@example.com\nPhone: +62 1\n\nTools:\n• Kotlin\n• React',
    '<p>Email: ana@example.com\nPhone: +62 1</p><p>Tools:\n• Kotlin\n• React</p>',
  ],
  [
    '**Email:**ana, **Web (2024)**ya (**a** dan **b**)',
    '<strong>Email:</strong>ana, <strong>Web (2024)</strong>ya (<strong>a</strong> dan <strong>b</strong>)',
  ],
  ['\\[catatan\\] \\(', '<p>[catatan] (</p>'],
  ['![ombak **gedhe**](https://a.example/b.png)', '<p>ombak gedhe</p>'],
])('%j renders as %j', (markdown, html) => {
  expect(markup(markdown, true)).toContain(html);
});

test.each([
  ['lihat https://example.com/a_b_c?d=1&e=2#f.', 'https://example.com/a_b_c?d=1&amp;e=2#f', '.</p>'],
  ['(http://example.com/a_(b))', 'http://example.com/a_(b)', ')</p>'],
  ['**https://example.com**', 'https://example.com/', '</strong></p>'],
  ['参见https://example.com/说明。', 'https://example.com/', '说明。</p>'],
  ['[https://example.com](https://example.com/a)', 'https://example.com/a', '</p>'],
  ['> - HTTPS://EXAMPLE.COM!', 'https://example.com/', '!</li>'],
])('the URL in %j becomes a link', (markdown, href, after) => {
  const html = markup(markdown, true);
  expect(html).toContain(`<a ${href}>`);
  expect(html).toContain(`</a>${after}`);
  expect(html.match(/<a /g)).toHaveLength(1);
});

test.each([
  'example.com dan file.name',
  'javascript://example.com/%0Aalert(1)',
  'https://user:pass@example.com/',
  'xhttps://example.com',
  'https://münchen.example/',
  '`https://example.com`',
  '```\nhttps://example.com\n```',
])('%j renders without a link', (markdown) => {
  expect(markup(markdown, true)).not.toContain('<a ');
});
