import fc from 'fast-check';
import { expect, test } from 'vitest';
import { longestBlock, splitMarkdownBlocks } from '#features/chat/reply/split-markdown-blocks.ts';

test('cuts at blank lines and keeps the block that is being written', () => {
  expect(splitMarkdownBlocks('# Halo\n\nAku bot.\n\nKamu')).toEqual({
    blocks: ['# Halo\n\n', 'Aku bot.\n\n'],
    rest: 'Kamu',
  });
});

test('a blank line at the end may still belong to the block before it', () => {
  expect(splitMarkdownBlocks('- satu\n\n')).toEqual({ blocks: [], rest: '- satu\n\n' });
});

test.each([
  ['items with blank lines between', '1. satu\n\n2. loro\n\n3. telu\n'],
  ['paragraphs inside an item', '- satu\n\n  lagi\n\n- loro\n'],
  ['a code fence with blank lines', '```js\na\n\nb\n```\n'],
  ['a fence of tildes around ticks', '~~~\n```\n\n~~~\n'],
  ['a longer fence around a shorter one', '````\n```\n\n```\n````\n'],
  ['a fence inside an item', '- satu\n\n  ```\n  a\n\n  b\n  ```\n'],
])('keeps %s in one block', (_, block) => {
  expect(splitMarkdownBlocks(`${block}\nText`)).toEqual({ blocks: [`${block}\n`], rest: 'Text' });
});

test('a number after a list is not decided before its dot', () => {
  expect(splitMarkdownBlocks('1. satu\n\n2').blocks).toEqual([]);
  expect(splitMarkdownBlocks('1. satu\n\n2 items').blocks).toHaveLength(1);
});

test('cuts a long paragraph at a space, a long list at an item, and never inside a character', () => {
  const words = splitMarkdownBlocks('kata '.repeat(1_000));
  expect(words.blocks.every((block) => block.length <= longestBlock && block.endsWith(' '))).toBe(true);

  const list = splitMarkdownBlocks('- sebuah butir\n  dengan dua baris\n'.repeat(100));
  expect(list.rest.startsWith('- ')).toBe(true);
  expect(list.blocks.every((block) => block.startsWith('- '))).toBe(true);

  const emoji = splitMarkdownBlocks(`a${'👋'.repeat(5_000)}`);
  expect(emoji.blocks.join('')).not.toMatch(/[\uD800-\uDBFF](?![\uDC00-\uDFFF])/);
});

test('closes a long code block and opens it again', () => {
  const { blocks, rest } = splitMarkdownBlocks(`\`\`\`kotlin\n${'val a = 1\n'.repeat(300)}\`\`\`\n\nBar`);
  expect(blocks).toHaveLength(2);
  expect(blocks.every((block) => /^```kotlin\n[^`]+\n```\n+$/.test(block))).toBe(true);
  expect(rest).toBe('Bar');
});

test('repeats the head of a long table', () => {
  const head = '| Nama | Jenis |\n| --- | --- |\n';
  const { blocks, rest } = splitMarkdownBlocks(head + '| Go Healing | mobile |\n'.repeat(200));
  expect([...blocks, rest].every((block) => block.startsWith(head))).toBe(true);
});

const markdown = fc
  .array(
    fc.oneof(
      { weight: 3, arbitrary: fc.string({ unit: 'grapheme', maxLength: 12 }) },
      fc.constantFrom(
        '\n',
        '\n\n',
        '\n\n\n',
        '- ',
        '1. ',
        '12',
        '  ',
        '```',
        '```js\n',
        '~~~\n',
        '| a |\n',
        '|-|\n',
        '# ',
      ),
      fc.constantFrom('kata '.repeat(300), 'x'.repeat(2_500), '- item\n'.repeat(200)),
    ),
    { maxLength: 40 },
  )
  .map((parts) => parts.join(''));

test('the blocks are the same however the text arrives', { timeout: 60_000 }, () => {
  fc.assert(
    fc.property(markdown, fc.array(fc.nat(600), { minLength: 1, maxLength: 20 }), (text, sizes) => {
      const blocks: string[] = [];
      let rest = '';
      let at = 0;
      for (let turn = 0; at < text.length; turn++) {
        const size = 1 + (sizes[turn % sizes.length] ?? 0);
        const split = splitMarkdownBlocks(rest + text.slice(at, at + size));
        blocks.push(...split.blocks);
        rest = split.rest;
        at += size;
      }
      expect({ blocks, rest }).toEqual(splitMarkdownBlocks(text));
    }),
    { numRuns: 400 },
  );
});

test('no character is lost, and no block is longer than it may be', { timeout: 60_000 }, () => {
  fc.assert(
    fc.property(markdown, (text) => {
      const { blocks, rest } = splitMarkdownBlocks(text);
      const letters = (value: string) => value.replace(/[^\p{L}]/gu, '');
      // Fences and table heads are repeated, so only texts without them come back to the letter.
      if (!/[`~|]/.test(text)) expect(blocks.join('') + rest).toBe(text);
      else expect(letters(blocks.join('') + rest).length).toBeGreaterThanOrEqual(letters(text).length);
      expect(Math.max(0, ...blocks.map((block) => block.length))).toBeLessThan(longestBlock + 700);
    }),
    { numRuns: 400 },
  );
});

test('a megabyte in one line is cut in no time', () => {
  const start = performance.now();
  expect(splitMarkdownBlocks('a'.repeat(1_000_000)).blocks).toHaveLength(499);
  expect(performance.now() - start).toBeLessThan(1_000);
});
