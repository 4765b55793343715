import { render } from '@testing-library/react';
import fc from 'fast-check';
import { MemoryRouter } from 'react-router-dom';
import { beforeAll, expect, test, vi } from 'vitest';
import { loadMarkdown } from '#features/chat/reply/markdown.ts';
import { Reply } from '#features/chat/reply/reply.tsx';

beforeAll(loadMarkdown);

const hostile = fc
  .array(
    fc.oneof(
      fc.string({ unit: 'binary', maxLength: 8 }),
      fc.webUrl(),
      fc.constantFrom(
        '[',
        '](',
        ')',
        '![',
        '<',
        '>',
        '"',
        "'",
        '\n',
        '\n\n',
        '    ',
        '`',
        '```\n',
        '**',
        '|',
        '\n|-|\n',
        '> ',
        '- ',
        '1. ',
        '<script>',
        '<img src=x onerror=alert(1)>',
        '<svg/onload=alert(1)>',
        '</style>',
        '<!--',
        '<iframe src=',
        '<a href="',
        'javascript:',
        'java&Tab;script:',
        '&#106;avascript:',
        'data:text/html,',
        'vbscript:',
        '//',
        '/\\',
        '\\',
        'mailto:',
        '&lt;',
        '&#0;',
        '&colon;',
        '\u0000',
        '\u202E',
        '\u200B',
        '\uD800',
        '[1]: ',
        'https://a@b',
        'style="',
      ),
    ),
    { maxLength: 40 },
  )
  .map((parts) => parts.join(''));

const allowed =
  'DIV P UL OL LI BLOCKQUOTE TABLE THEAD TBODY TR TH TD STRONG EM S CODE PRE BR HR A SPAN SECTION H3 svg path';

test('a hostile reply runs nothing, fetches nothing and has no unsafe link', {
  timeout: 60_000,
}, () => {
  const fetched = vi.spyOn(globalThis, 'fetch');
  vi.stubGlobal('alert', vi.fn());
  fc.assert(
    fc.property(hostile, fc.boolean(), (markdown, isWhole) => {
      const { container, unmount } = render(
        <MemoryRouter>
          <Reply markdown={markdown} isWhole={isWhole} />
        </MemoryRouter>,
      );
      for (const element of container.querySelectorAll('*')) {
        expect(allowed.split(' ')).toContain(element.tagName);
        for (const { name, value } of element.attributes) {
          expect(name).not.toMatch(/^on|^src|^srcset$|^style$|^id$|^name$|^action$|^formaction$/);
          if (name === 'href') expect(value).toMatch(/^(https?:\/\/|mailto:|\/(?![/\\]))/);
        }
      }
      for (const link of container.querySelectorAll('a')) {
        expect(link.protocol).toMatch(/^(https?|mailto):$/);
        if (link.host === window.location.host || link.protocol === 'mailto:') continue;
        expect(link.rel).toBe('noopener noreferrer nofollow');
      }
      expect(container.textContent).not.toMatch(/[\u202A-\u202E\u2066-\u2069]/);
      unmount();
    }),
    { numRuns: 1_000 },
  );
  expect(fetched).not.toHaveBeenCalled();
  expect(alert).not.toHaveBeenCalled();
});
