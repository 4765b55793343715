import { beforeAll, expect, test } from 'vitest';
import type { Answer, Exchange } from '#features/chat/conversation/chat-reducer.ts';
import { conversationText } from '#features/chat/conversation/conversation-text.ts';
import { loadMarkdown } from '#features/chat/reply/markdown-parser.ts';
import { appendReply, emptyReply } from '#features/chat/reply/reply-text.ts';

beforeAll(loadMarkdown);

function exchange(
  id: number,
  question: string,
  markdown: string,
  status: 'complete' | 'stopped' = 'complete',
): Exchange {
  const answer: Answer = { status, text: appendReply(emptyReply, markdown) };
  return { id, question, answer };
}

test('says who asked and who answered, without marks', () => {
  const text = conversationText(
    [
      exchange(0, 'Halo', 'Aku **bot**!'),
      exchange(1, 'Proyek?', '1. [Luvio](/mobile/5)\n2. Tides', 'stopped'),
    ],
    'Ayla Bot',
  );
  expect(text).toBe('Me: Halo\nAyla Bot: Aku bot!\n\nMe: Proyek?\nAyla Bot: Luvio\nTides');
});

test('leaves out questions that got no answer', () => {
  expect(conversationText([exchange(0, 'Halo', '', 'stopped'), exchange(1, 'Lho', 'Ya.')], 'Ayla Bot')).toBe(
    'Me: Lho\nAyla Bot: Ya.',
  );
});

test('a long conversation keeps its newest part, and a long answer its beginning', () => {
  const many = Array.from({ length: 40 }, (_, id) => exchange(id, `Question ${id}`, 'kata '.repeat(300)));
  const text = conversationText(many, 'Ayla Bot');
  expect(text.length).toBeLessThanOrEqual(3_000);
  expect(text).toContain('Question 39');
  expect(text).not.toContain('Question 0\n');
  expect(text.endsWith('kata …')).toBe(true);
});
