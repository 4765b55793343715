import { render, screen, within } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { Reply } from '#features/chat/reply.tsx';

function page(markdown: string, isWhole: boolean) {
  return (
    <MemoryRouter basename="/portfolio/" initialEntries={['/portfolio/']}>
      <Reply markdown={markdown} isWhole={isWhole} />
    </MemoryRouter>
  );
}

const show = (markdown: string) => render(page(markdown, true));

test('a list keeps its first number, and code is a figure that can be scrolled', () => {
  show('3. telu\n4. papat\n\n```\nkode\n```\n');
  expect(screen.getByRole('list')).toHaveAttribute('start', '3');
  expect(within(screen.getByRole('figure', { name: 'Code' })).getByText('kode')).toBeVisible();
});

test('a page of the site opens in the same tab, below the base path; all else in a new tab', () => {
  vi.stubEnv('BASE_URL', '/portfolio/');
  show(
    '[kontak](/#contact) [demo](https://example.com/demo?a=1&b=2) ' +
      '[mail](mailto:ayla@example.com) [teks](/llms.txt?v=1)',
  );
  const ofSite = screen.getByRole('link', { name: 'kontak' });
  expect(ofSite).toHaveAttribute('href', '/portfolio/#contact');
  expect(ofSite).not.toHaveAttribute('target');
  const link = screen.getByRole('link', { name: /^demo ?\(example.com\) ?\(opens in a new tab\)$/ });
  expect(link).toHaveAttribute('href', 'https://example.com/demo?a=1&b=2');
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow');
  expect(screen.getByRole('link', { name: /^mail ?\(ayla@example.com\)$/ })).toHaveAttribute(
    'href',
    'mailto:ayla@example.com',
  );
  const file = screen.getByRole('link', { name: /^teks/ });
  expect(file).toHaveAttribute('href', '/portfolio/llms.txt?v=1');
  expect(file).toHaveAttribute('target', '_blank');
});

test('a link to a page that does not exist is text', () => {
  show('[satu](/mobile/1/) [loro](/mobile/99) [telu](/notes/quiet-gauge#a) [papat](/blog) [lima](/#path)');
  const links = screen.getAllByRole('link').map(({ textContent }) => textContent);
  expect(links).toEqual(['satu', 'telu', 'lima']);
  expect(screen.getByText('papat')).toBeVisible();
});

test('finished blocks, rows and lines keep their elements while more arrives', () => {
  const { container, rerender } = render(page('', false));
  const kept = new Map<string, Element>();
  const text = `## Awal\n\nSatu.\n\n- a\n- b\n\n| a | b |\n|---|---|\n${'| c | d |\n'.repeat(200)}\nAkhir **x**.\n\nSelesai.`;
  for (let at = 0; at < text.length; at += 100) {
    rerender(page(text.slice(0, at + 100), false));
    for (const name of ['h3', 'ul', 'table', 'tbody tr:nth-child(20)']) {
      const element = container.querySelector(name);
      if (element) expect(kept.get(name) ?? element).toBe(element);
      if (element) kept.set(name, element);
    }
  }
  expect(kept.size).toBe(4);
  expect(container.querySelectorAll('table')).toHaveLength(1);
  expect(container.querySelectorAll('tr')).toHaveLength(201);
});

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
  [`${'|a'.repeat(100)}\n${'|-'.repeat(100)}`, '<p>|a|a'],
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
  ['https://exa\u202Emple.com', 'https://example.com/', '</p>'],
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
  return renderToStaticMarkup(page(markdown, isWhole))
    .replace(/<svg.*?<\/svg>/g, '')
    .replace(/<span class="sr-only".*?<\/span>/g, '')
    .replace(/<\/?(?:div|figure|span)[^>]*>/g, '')
    .replace(/<a href="([^"]*)"[^>]*>/g, '<a $1>')
    .replace(/<(?!a )(\w+)\s[^>]*?(\/?)>/g, '<$1$2>');
}
