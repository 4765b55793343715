import { beforeAll, expect, test } from 'vitest';
import type { Answer, Exchange } from '#features/chat/conversation/chat-reducer.ts';
import { conversationText } from '#features/chat/conversation/conversation-text.ts';
import { loadMarkdown } from '#features/chat/reply/markdown.ts';

beforeAll(loadMarkdown);

function exchange(
  id: number,
  question: string,
  markdown: string,
  status: 'complete' | 'stopped' = 'complete',
): Exchange {
  const answer: Answer = { status, text: markdown };
  return { id, question, answer };
}

test('labels questions and answers, and removes Markdown', () => {
  const text = conversationText(
    [
      exchange(0, 'Halo', 'Aku **bot**!'),
      exchange(1, 'Proyek?', '1. [Luvio](/mobile/5)\n2. Tides', 'stopped'),
    ],
    'Ayla Bot',
  );
  expect(text).toBe('Me: Halo\nAyla Bot: Aku bot!\n\nMe: Proyek?\nAyla Bot: Luvio\nTides');
});

test('leaves out unanswered questions', () => {
  expect(conversationText([exchange(0, 'Halo', '', 'stopped'), exchange(1, 'Lho', 'Ya.')], 'Ayla Bot')).toBe(
    'Me: Lho\nAyla Bot: Ya.',
  );
});

test.each([
  ['at the limit', 573, 5],
  ['one character over it', 574, 4],
])('a long conversation keeps its newest questions: %s', (_, length, kept) => {
  const many = Array.from({ length: 10 }, (_, id) => exchange(id, `Question ${id}`, 'x'.repeat(length)));
  const text = conversationText(many, 'Ayla Bot');
  expect(text.length).toBeLessThanOrEqual(3_000);
  const questions = text.split('\n').filter((line) => line.startsWith('Me: '));
  expect(questions).toEqual(many.slice(-kept).map(({ question }) => `Me: ${question}`));
});

test('shortens a long answer at the end of a word', () => {
  const answers = ['x'.repeat(600), 'katakata '.repeat(100)];
  const text = conversationText(
    answers.map((answer, id) => exchange(id, 'Lho', answer)),
    'Ayla Bot',
  );
  expect(text.split(/\n*Me: Lho\nAyla Bot: /)).toEqual(['', 'x'.repeat(600), `${'katakata '.repeat(66)}…`]);
});
