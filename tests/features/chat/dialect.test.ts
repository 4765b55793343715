import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { Reply } from '#features/chat/reply.tsx';

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

test.each([
  ['Halo **dun', '<p>Halo <strong>dun</strong></p>'],
  ['a **b _c', '<p>a <strong>b <em>c</em></strong></p>'],
  ['***a', '<p><em><strong>a</strong></em></p>'],
  ['a\rb\r\nc', '<p>a\nb\nc</p>'],
  ['a\0b', '<p>a\uFFFDb</p>'],
  ['snake_case_na', '<p>snake_case_na</p>'],
  ['`a*b', '<p><code>a*b</code></p>'],
  ['lihat [Tide Table](/mob', '<p>lihat Tide Table</p>'],
  ['lihat [**Go', '<p>lihat <strong>Go</strong></p>'],
  ['3 < 4', '<p>3 &lt; 4</p>'],
  ['![al', '<p>al</p>'],
  ['satu\n-', '<p>satu\n-</p>'],
  ['* a ** b\n* lo', '<ul><li>a ** b</li><li>lo</li></ul>'],
  ['```\na **b', '<pre><code>a **b</code></pre>'],
  [
    '| a | b |\n|---|---|\n| **c',
    '<table><thead><tr><th>a</th><th>b</th></tr></thead><tbody><tr><td><strong>c</strong></td><td></td></tr></tbody></table>',
  ],
  ['**Label:**te', '<p><strong>Label:</strong>te</p>'],
])('the unfinished reply %j renders as %j', (written, html) => {
  expect(markup(written, false)).toBe(html);
});

/** The elements and text of a reply, without attributes other than `href`, grouping elements and external link icons. */
function markup(markdown: string, isWhole: boolean): string {
  const reply = createElement(Reply, { markdown, isWhole });
  return renderToStaticMarkup(createElement(MemoryRouter, null, reply))
    .replace(/<svg.*?<\/svg>/g, '')
    .replace(/<span class="sr-only".*?<\/span>/g, '')
    .replace(/<\/?(?:div|figure|span)[^>]*>/g, '')
    .replace(/<a href="([^"]*)"[^>]*>/g, '<a $1>')
    .replace(/<(?!a )(\w+)\s[^>]*?(\/?)>/g, '<$1$2>');
}
