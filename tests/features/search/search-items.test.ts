import { expect, test } from 'vitest';
import { type SearchItem, searchItems } from '#features/search/search-items.ts';

const item = (title: string, note = 'Website project', text = ''): SearchItem => ({
  title,
  note,
  text,
  href: `/${title}`,
  thumb: null,
});
const find = searchItems([
  { ...item('Projects', 'Section'), isFirst: true },
  item('Harbour Lights', 'Mobile project, October 2024', 'A calendar of the café on the pier.'),
  item('Café Ledger', 'Website project, May 2023', 'Adds up what the harbour owes.'),
  item('C', 'Tool'),
  item('C++', 'Tool'),
  item('雨の日記', 'Website project', '毎日の天気を書く。'),
]);

test.each([
  ['the start of a word', 'led', ['Café Ledger']],
  ['a typing mistake', 'habrour', ['Harbour Lights', 'Café Ledger']],
  ['titles before texts', 'harbour', ['Harbour Lights', 'Café Ledger']],
  ['words in any order', 'mobile pier 2024', ['Harbour Lights']],
  ['words without accents', 'CAFE', ['Café Ledger', 'Harbour Lights']],
  ['punctuation in a name', 'c++', ['C++']],
  ['scripts without spaces', '日記', ['雨の日記']],
  ['nothing if a word is missing', 'harbour quantum', []],
  ['nothing for punctuation alone', '?!', []],
  ['the sections while nothing is typed', ' ', ['Projects']],
])('finds %s', (_, query, titles) => {
  expect(find(query).map(({ title }) => title)).toEqual(titles);
});

test('searches 900 projects with long texts', () => {
  const text = 'A shop that sells what is made by hand, and says who made it and when. '.repeat(15);
  const findInMany = searchItems(
    Array.from({ length: 900 }, (_, index) => item(`Shop ${index}`, 'Website', text)),
  );
  expect(findInMany('shop 899')[0]?.title).toBe('Shop 899');
});
