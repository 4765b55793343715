import { expect, test } from 'vitest';
import { bullets, link, listed, plain, sentence } from '#features/chat/answers/markdown-text.ts';

test('what is text stays text', () => {
  expect(plain('a *b* _c_ `d` [e] <f> \\')).toBe('a \\*b\\* \\_c\\_ \\`d\\` \\[e\\] \\<f\\> \\\\');
  expect(link('[a]', '/b')).toBe('[\\[a\\]](/b)');
});

test.each([
  ['He is here ', 'He is here.'],
  ['“Is he?”', '“Is he?”'],
  ['Is he!', 'Is he!'],
  ['A. b', 'A. b.'],
  ['', ''],
])('"%s" ends as a sentence', (text, ended) => {
  expect(sentence(text)).toBe(ended);
});

test('a list reads as one', () => {
  const lists = (['en', 'id', 'jv'] as const).map((language) => listed(['a', 'b', 'c'], language));
  expect(lists).toEqual(['a, b and c', 'a, b, dan c', 'a, b, lan c']);
  expect(listed(['a', 'b'], 'en')).toBe('a and b');
  expect(bullets(['a', 'b'])).toBe('- a\n- b');
});
