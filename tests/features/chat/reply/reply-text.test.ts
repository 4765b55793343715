import fc from 'fast-check';
import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { beforeAll, expect, test } from 'vitest';
import { loadMarkdown, parseBlocks } from '#features/chat/reply/markdown-parser.ts';
import { appendTokens } from '#features/chat/reply/markdown-tree.ts';
import { MarkdownGroup } from '#features/chat/reply/markdown-view.tsx';
import { Reply } from '#features/chat/reply/reply.tsx';
import { appendReply, emptyReply, type ReplyText, shownRest } from '#features/chat/reply/reply-text.ts';

beforeAll(loadMarkdown);

function inPieces(text: string, sizes: readonly number[]): ReplyText {
  let reply = emptyReply;
  for (let at = 0, turn = 0; at < text.length; turn++) {
    const size = sizes[turn % sizes.length] ?? text.length;
    reply = appendReply(reply, text.slice(at, at + size));
    at += size;
  }
  return reply;
}

/** Elements and text without grouping; paragraphs are left out, because only later items decide if a list needs them. */
function seen(view: ReactNode): string {
  const html = renderToStaticMarkup(createElement(MemoryRouter, null, view)).replace(
    /<\/?(?:div|p)\b[^>]*>/g,
    ' ',
  );
  return html
    .replace(/<\/?span[^>]*>/g, '')
    .replace(/>\s+|\s+</g, (match) => match.trim())
    .replace(/\s+/g, ' ');
}

function arrived(text: string, sizes: readonly number[]): string {
  return seen(createElement(Reply, { text: inPieces(text, sizes), isArriving: false })).trim();
}

/** The result of parsing the whole text at once. */
function atOnce(text: string): string {
  const nodes = appendTokens({ children: [] }, '', parseBlocks(text)).children;
  return seen(createElement(MarkdownGroup, { nodes })).trim();
}

const words = 'Kata **orang** dan [tautan](/mobile/1) `x y`. ';
const long: [string, string][] = [
  ['code', `Teks\n\n\`\`\`js\n${'const a = 1;\n\n'.repeat(200)}\`\`\`\n\nAkhir **x**\n`],
  ['a table', `| a | b |\n|---|---|\n${'| c **d** | e |\n'.repeat(160)}\nAkhir`],
  ['a list', `${'1. satu\n2. **loro**\n'.repeat(150)}\nAkhir`],
  ['a list with blank lines', `${'- satu\n\n- **loro**\n\n'.repeat(150)}Akhir`],
  [
    'code in a nested list item',
    `- a\n  - b\n    1. c\n\n       ~~~js\n${'       kode();\n'.repeat(200)}       ~~~\n    2. d\n  - e\n- f\n\nAkhir`,
  ],
  ['items of two paragraphs', `${'1. satu\n\n   loro\n'.repeat(150)}\nAkhir`],
  ['a quote', `${'> Kata **orang**\n> - a\n'.repeat(120)}\nAkhir`],
  ['a paragraph in one line', `${words.repeat(60)}\n\nAkhir`],
  ['a paragraph in an item', `1. satu\n2. ${words.repeat(60)}\n3. telu\n\nAkhir`],
  ['a paragraph of short lines', `${'Kata orang\n'.repeat(250)}\nAkhir`],
  ['one line of code', `\`\`\`\n${'abc def '.repeat(350)}\nx\n\`\`\`\nAkhir`],
];

test.each(long)('parsing %s in pieces gives the same result as parsing it at once', (_, text) => {
  for (const sizes of [[7], [120], [text.length]]) expect(arrived(text, sizes)).toBe(atOnce(text));
});

test('copies exactly what arrived', () => {
  const any = fc.array(
    fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom(...long.map(([, text]) => text), '\r', '\n', '\0'),
    ),
    {
      maxLength: 4,
    },
  );
  fc.assert(
    fc.property(any, fc.array(fc.integer({ min: 1, max: 900 }), { minLength: 1 }), (parts, sizes) => {
      expect(inPieces(parts.join(''), sizes).markdown).toBe(parts.join(''));
    }),
    { numRuns: 30 },
  );
});

/** The state after a text that arrives at once; checking starts at 100 characters. */
function leftOf(text: string) {
  const { done, opening, rest, checked } = appendReply(emptyReply, text);
  return { finished: done.children.length, opening, rest, isChecked: checked === rest.length };
}

const x = 'x'.repeat(92);
const items = (count: number) => '- satu loro telu\n'.repeat(count);

test.each([
  [
    'less than 100 characters',
    `a\n\n${x}\n\nbc`,
    { finished: 0, opening: '', rest: `a\n\n${x}\n\nbc`, isChecked: false },
  ],
  [
    'two blocks and a line',
    `a\n\n${x}\n\nbcd`,
    { finished: 1, opening: '', rest: `${x}\n\nbcd`, isChecked: true },
  ],
  ['a list', `a\n\n${items(20)}- b`, { finished: 1, opening: '', rest: `${items(20)}- b`, isChecked: true }],
  [
    'a long list',
    `a\n\n${items(100)}- b`,
    { finished: 2, opening: '-\n', rest: '- satu loro telu\n- b', isChecked: true },
  ],
  [
    'a long table',
    `| a | b |\n|---|---|\n${'| c | d |\n'.repeat(200)}| e`,
    { finished: 1, opening: '| a | b |\n|---|---|\n', rest: '| c | d |\n| e', isChecked: true },
  ],
  [
    'long code',
    `\`\`\`js\n${'kode();\n'.repeat(200)}ko`,
    { finished: 1, opening: '```js\n', rest: 'ko', isChecked: true },
  ],
])('finishes the blocks of %s that further text cannot change', (_, text, left) => {
  expect(leftOf(text)).toEqual(left);
});

test('limits how much of a very long line or table is parsed while it arrives', () => {
  const reply = { ...emptyReply, rest: 'x'.repeat(5_001), checked: 4_000 };
  const table = { ...emptyReply, markdown: 'x'.repeat(10_001), opening: '| a |', rest: 'abc', checked: 1 };
  expect(shownRest(reply, true)).toHaveLength(4_000);
  expect(shownRest(reply, false)).toHaveLength(5_001);
  expect(shownRest({ ...reply, rest: 'x'.repeat(5_000) }, true)).toHaveLength(5_000);
  expect(shownRest(table, true)).toBe('a');
  expect(shownRest({ ...table, markdown: 'x'.repeat(10_000) }, true)).toBe('abc');
  expect(shownRest({ ...table, opening: '-' }, true)).toBe('abc');
});

test('treats all line breaks alike, even when split between pieces', () => {
  const text = 'a\r\nb\r\rc\r\n\r\n- d\r\n- e';
  expect(arrived(text, [1])).toBe(atOnce(text));
  expect([inPieces('a\r\nb\rc\n', [1]).rest, inPieces('a\rb\n', [2]).rest]).toEqual(['a\nb\nc\n', 'a\nb\n']);
});
