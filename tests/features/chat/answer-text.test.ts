import { beforeAll, expect, test } from 'vitest';
import { loadAnswerCode } from '#features/chat/answer-code.ts';
import { conversationText } from '#features/chat/answer-text.ts';
import { plainText } from '#features/chat/markdown.ts';

beforeAll(loadAnswerCode);

test.each([
  ['## Aku **bot**!\n\n- [satu](/mobile/1)\n- `loro`\n\n  telu', 'Aku bot!\nsatu\nloro\ntelu'],
  ['![foto *Ayla*](https://example.com/a.png)', 'foto Ayla'],
  ['```js\na\n\nb\n```\n\n    c\n\n---\n\nd', 'a\n\nb\nc\nd'],
  ['- a<br>b\n- **注意：**x https://example.com.', 'a\nb\n注意：x https://example.com.'],
])('the plain text of %j is %j', (markdown, text) => {
  expect(plainText(markdown, true)).toBe(text);
});

const exchanges = (answers: string[]) =>
  answers.map((text, id) => ({ id, question: `${id}`, answer: { status: 'complete' as const, text } }));

test('a conversation has no Markdown and leaves out unanswered questions', () => {
  const text = conversationText(exchanges(['Aku **bot**!', '', '1. [Bird Song](/mobile/5)\n2. Tides']));
  expect(text).toBe('Me: 0\nAyla Bot: Aku bot!\n\nMe: 2\nAyla Bot: Bird Song\nTides');
});

test('a long conversation keeps its newest questions, and shortens answers at the end of a word', () => {
  const text = conversationText(exchanges(Array(10).fill('katakata '.repeat(100))));
  const asked = ['6', '7', '8', '9'];
  expect(text).toBe(asked.map((id) => `Me: ${id}\nAyla Bot: ${'katakata '.repeat(66).trim()}…`).join('\n\n'));
});
