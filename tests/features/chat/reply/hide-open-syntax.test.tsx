import { render } from '@testing-library/react';
import fc from 'fast-check';
import { MemoryRouter } from 'react-router-dom';
import { beforeAll, expect, test } from 'vitest';
import { hideOpenSyntax } from '#features/chat/reply/hide-open-syntax.ts';
import { loadMarkdown } from '#features/chat/reply/markdown-parser.ts';
import { Reply } from '#features/chat/reply/reply.tsx';
import { appendReply, emptyReply } from '#features/chat/reply/reply-text.ts';
import { splitMarkdownBlocks } from '#features/chat/reply/split-markdown-blocks.ts';

beforeAll(loadMarkdown);

test.each([
  ['Halo **dun', 'Halo **dun**'],
  ['Halo **', 'Halo '],
  ['Halo **dunia*', 'Halo **dunia**'],
  ['Halo *dun', 'Halo *dun*'],
  ['a **b _c', 'a **b _c_**'],
  ['***a', '***a***'],
  ['~~lama', '~~lama~~'],
  ['**a ', '**a**'],
  ['2 * 3', '2 * 3'],
  ['snake_case_na', 'snake_case_na'],
  ['`kode', '`kode`'],
  ['`', ''],
  ['``a`', '``a``'],
  ['a `b` c', 'a `b` c'],
  ['`a*b', '`a*b`'],
  ['lihat [Go Hea', 'lihat Go Hea'],
  ['lihat [Go Healing]', 'lihat Go Healing'],
  ['lihat [Go Healing](', 'lihat Go Healing'],
  ['lihat [Go Healing](/mob', 'lihat Go Healing'],
  ['lihat [Go Healing](/mobile/1)', 'lihat [Go Healing](/mobile/1)'],
  ['lihat [**Go** Hea', 'lihat **Go** Hea'],
  ['lihat [**Go', 'lihat **Go**'],
  ['**lihat [Go](/mob', '**lihat Go**'],
  ['![foto](https://x', 'foto'],
  ['lihat [1] dan', 'lihat [1] dan'],
  ['<https://exam', 'https://exam'],
  ['halo <', 'halo '],
  ['3 < 4', '3 < 4'],
  ['a \\', 'a '],
  ['a \\* b', 'a \\* b'],
  ['R&am', 'R'],
  ['R&amp; D', 'R&amp; D'],
])('shows %j as %j', (written, shown) => {
  expect(hideOpenSyntax(written)).toBe(shown);
});

test.each([
  ['a heading that begins', 'Teks\n#', 'Teks\n'],
  ['an item that begins', '- satu\n-', '- satu\n'],
  ['an underline that may be an item', 'Teks\n-', 'Teks\n'],
  ['an item whose marker is no emphasis', '* satu\n* lo', '* satu\n* lo'],
  ['bold in an item', '- **satu', '- **satu**'],
  ['a fence that begins', 'Kode:\n``', 'Kode:\n'],
  ['a fence with half its language', 'Kode:\n```kot', 'Kode:\n'],
  ['a fence that ends', '```\na\n``', '```\na\n'],
  ['marks in a fence', '```\na **b', '```\na **b'],
  ['the head of a table', 'Ini:\n| Nama | Jen', 'Ini:'],
  ['half the line under the head', '| Nama | Jenis |\n| --', ''],
  ['the last cell of a table', '| a | b |\n|---|---|\n| **c', '| a | b |\n|---|---|\n| **c**'],
  ['marks of an earlier item', '- 2 ** 3\n- lo', '- 2 ** 3\n- lo'],
])('leaves out or closes %s', (_, written, shown) => {
  expect(hideOpenSyntax(written)).toBe(shown);
});

const answer = `Sugeng rawuh! Aku **bot-nya Raka** dan *seneng* banget ketemu kamu 👋🏽

## Proyek

Raka sudah bikin beberapa aplikasi:

1. **[Go Healing](/mobile/1)** – *catatan perjalanan*, pakai \`Flutter\`
2. [Qur'an](/mobile/3) dengan ~~dua~~ tiga fitur
   - baca **offline**
   - \`\`audio player\`\`

> Kata orang: _alon-alon_ **asal kelakon**.

\`\`\`dart
void main() { print('halo'); }
\`\`\`

| Nama | Jenis |
| --- | :-: |
| **Monev** | [mobile](/mobile/5) |
| E-Quran | \`web\` |

Lihat <https://example.com/> atau ![foto](https://example.com/a.png) ya!`;

test('no raw marks show at any moment of a typical answer', { timeout: 60_000 }, () => {
  const { container, rerender } = render(<MemoryRouter />);
  let text = emptyReply;
  for (const [index, letter] of [...answer].entries()) {
    text = appendReply(text, letter);
    rerender(
      <MemoryRouter>
        <Reply text={text} isArriving />
      </MemoryRouter>,
    );
    const written = [...answer]
      .slice(0, index + 1)
      .slice(-30)
      .join('');
    expect(container.textContent, `after ${JSON.stringify(written)}`).not.toMatch(/[*~`|[\]#<>_]|\/mobile/);
  }
});

test('nothing that was shown disappears by more than a word, and all of it is there in the end', () => {
  let longest = 0;
  for (let length = 1; length <= answer.length; length++) {
    const { blocks, rest } = splitMarkdownBlocks(answer.slice(0, length));
    const shown = (blocks.join('') + hideOpenSyntax(rest)).replace(/\(.*?\)|[^\p{L}]/gu, '').length;
    longest = Math.max(longest, shown);
    expect(longest - shown).toBeLessThan(24);
  }
});

test('any text can be half written', { timeout: 60_000 }, () => {
  const marks = fc.constantFrom(
    '**',
    '*',
    '_',
    '`',
    '~~',
    '[',
    '](',
    ')',
    '![',
    '\\',
    '\n',
    ' ',
    '| ',
    '#',
    '- ',
    '<',
    '&',
    '```\n',
  );
  const text = fc
    .array(fc.oneof(marks, fc.string({ maxLength: 4 })), { maxLength: 60 })
    .map((parts) => parts.join(''));
  fc.assert(
    fc.property(text, (written) => {
      const shown = hideOpenSyntax(written);
      expect(shown.length).toBeLessThanOrEqual(written.length * 2 + 2);
    }),
    { numRuns: 2_000 },
  );
});

test('closing what is open takes no longer than a frame, whatever was written', () => {
  for (const part of [
    '[',
    '*a',
    '`a``',
    '![',
    '[a](',
    '<a:',
    '&',
    '\\',
    '**a _b ',
    '|',
    '| a\n',
    '- ',
    '> ',
    '~~a',
  ]) {
    const written = part.repeat(2_000 / part.length);
    const times = Array.from({ length: 5 }, () => {
      const start = performance.now();
      hideOpenSyntax(written);
      return performance.now() - start;
    });
    expect(Math.min(...times), part).toBeLessThan(16);
  }
});
