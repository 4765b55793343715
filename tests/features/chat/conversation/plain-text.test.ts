import { beforeAll, expect, test } from 'vitest';
import { plainText } from '#features/chat/conversation/plain-text.ts';
import { loadMarkdown } from '#features/chat/reply/markdown.ts';

beforeAll(loadMarkdown);

test.each([
  ['', ''],
  ['## Aku **bot**!\n\n- [satu](/mobile/1)\n- `loro`\n\n  telu', 'Aku bot!\nsatu\nloro\ntelu'],
  ['siji\nloro  \ntelu', 'siji\nloro\ntelu'],
  ['![foto *Ayla*](https://example.com/a.png)', 'foto Ayla'],
  ['```js\na\n\nb\n```\n\n    c\n\n---\n\nd', 'a\n\nb\nc\nd'],
  ['a\u202Eb', 'ab'],
])('the plain text of %j is %j', (markdown, text) => {
  expect(plainText(markdown, 1_000)).toBe(text);
});

test.each([
  ['satu loro telu', 14, 'satu loro telu'],
  ['satu loro telu', 13, 'satu loro'],
  ['satu loro telu', 9, 'satu loro'],
  ['satulorotelu ok', 9, 'satulorot'],
  ['s loro', 3, 's l'],
  ['st loro', 4, 'st l'],
])('shortens %j to at most %i characters, at the end of a word', (markdown, longest, text) => {
  expect(plainText(markdown, longest)).toBe(text);
});
