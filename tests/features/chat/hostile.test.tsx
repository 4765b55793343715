import { render } from '@testing-library/react';
import fc from 'fast-check';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { Reply } from '#features/chat/reply.tsx';

const page = (markdown: string, isWhole: boolean) => (
  <MemoryRouter>
    <Reply markdown={markdown} isWhole={isWhole} />
  </MemoryRouter>
);

const pieces = [
  ...'[ ]( ) ![ < > " \' ` ** | <!-- // /\\ \\ &lt; &#0; &colon;'.split(' '),
  ...'javascript: vbscript: data:text/html, mailto: <script> </style> <svg/onload=alert(1)> style="'.split(
    ' ',
  ),
  ...['<img src=x onerror=alert(1)>', '<iframe src=', '<a href="'],
  ...['\n', '\n\n', '    ', '```\n', '\n|-|\n', '> ', '- ', '1. ', '[1]: ', 'https://a@b'],
  ...['java&Tab;script:', '&#106;avascript:', '\u0000', '\u202E', '\u200B', '\uD800'],
];
const hostile = fc
  .array(fc.oneof(fc.string({ unit: 'binary', maxLength: 8 }), fc.webUrl(), fc.constantFrom(...pieces)), {
    maxLength: 40,
  })
  .map((parts) => parts.join(''));

/** A browser reads these paths as `//evil.example`, and the last text backwards. */
const examples = [
  '[x](/\\evil.example)',
  '[x](/&Tab;/evil.example)',
  '[x](</ /evil.example>)',
  '![\u202Ea](b)',
];

const allowed =
  'DIV P UL OL LI BLOCKQUOTE TABLE THEAD TBODY TR TH TD STRONG EM S CODE PRE BR HR A SPAN FIGURE H3 svg path';

test('a hostile reply runs nothing, fetches nothing and has no unsafe link', () => {
  const fetched = vi.spyOn(globalThis, 'fetch');
  vi.stubGlobal('alert', vi.fn());
  fc.assert(
    fc.property(hostile, fc.boolean(), (markdown, isWhole) => {
      const { container, unmount } = render(page(markdown, isWhole));
      for (const element of container.querySelectorAll('*')) {
        expect(allowed.split(' ')).toContain(element.tagName);
        for (const { name, value } of element.attributes) {
          expect(name).not.toMatch(/^on|^src|^srcset$|^style$|^id$|^name$|^action$|^formaction$/);
          if (name === 'href') expect(value).toMatch(/^(https?:\/\/|mailto:|\/(?![/\\]))/);
        }
      }
      for (const link of container.querySelectorAll('a')) {
        expect(link.protocol).toMatch(/^(https?|mailto):$/);
        if (link.getAttribute('href')?.startsWith('/')) expect(link.host).toBe(window.location.host);
        if (link.host === window.location.host || link.protocol === 'mailto:') continue;
        expect(link.rel).toBe('noopener noreferrer nofollow');
      }
      expect(container.textContent).not.toMatch(/[\u202A-\u202E\u2066-\u2069]/);
      unmount();
    }),
    { numRuns: 250, examples: examples.map((markdown) => [markdown, true]) },
  );
  expect(fetched).not.toHaveBeenCalled();
  expect(alert).not.toHaveBeenCalled();
});

const table = '|a|b|\n|-|-|\n';

// Elements, because time depends on the machine: 10,000 of them take about 300 ms.
test.each([
  ...['`a` ', '`a`', '![a', '[a](/b) ', '**a** ', '*a', '~~a~~', 'https://a.b ', '[', '<a', '\\(', '&amp;'],
  ...['> ', '+ ', 'a\n\n', '- a\n', '1. a\n', '> a\n\n', `${table}\n`],
  ...[`${'+ '.repeat(50)}a\n`, `${'`a` '.repeat(99)}\n\n`],
  [table, '|a|b|\n'],
  [`${'|a'.repeat(90)}|\n${'|-'.repeat(90)}|\n`, 'a\n'],
  [`${'|a'.repeat(2_000)}|\n${'|-'.repeat(2_000)}|\n`, 'a\n'],
])('20,000 characters of %j cost a frame few elements', (...parts) => {
  const [first = '', repeated = first] = parts.flat();
  const text = (first + repeated.repeat(20_000)).slice(0, 20_000);
  const start = (length: number) => page(text.slice(0, length), length === text.length);
  const { container, rerender, unmount } = render(start(0));
  const created = vi.spyOn(document, 'createElement');
  for (let length = 4_000; length <= text.length; length += 4_000) {
    created.mockClear();
    rerender(start(length));
    expect(created.mock.calls.length).toBeLessThan(3_000);
    const inside = Array.from(container.querySelectorAll('p, li, td'), (one) => one.childElementCount);
    expect(Math.max(0, ...inside)).toBeLessThan(700);
  }
  unmount();
});
