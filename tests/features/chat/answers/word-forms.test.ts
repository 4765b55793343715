import { expect, test } from 'vitest';
import { indonesianStem, isAlike, isTypingMistake } from '#features/chat/answers/word-forms.ts';

test.each([
  ['fluter', 'flutter', true],
  ['fluttter', 'flutter', true],
  ['flutetr', 'flutter', true],
  ['fluttar', 'flutter', true],
  ['clutter', 'flutter', false],
  ['flxxter', 'flutter', false],
  ['flut', 'flutter', false],
  ['recat', 'react', true],
  ['reakt', 'react', false],
  ['kotlim', 'kotlin', false],
  ['kotiln', 'kotlin', true],
  ['javascritps', 'javascripts', true],
  ['jsvascrjpts', 'javascripts', true],
  ['jsvascrjpt', 'javascript', true],
  ['jsvascrjp', 'javascrip', false],
  ['mysqll', 'my sql', false],
])('"%s" for "%s" is a typing mistake: %s', (word, known, isOne) => {
  expect(isTypingMistake(word, known)).toBe(isOne);
});

test.each([
  ['xaz', true],
  ['xbz', true],
  ['xza', true],
  ['xzb', true],
  ['xyz', false],
])('"%s" may be "xab" but for one mistake: %s', (word, isOne) => {
  expect(isAlike(word, 'xab')).toBe(isOne);
});

test('Indonesian and Javanese endings are no part of a word', () => {
  expect(['jasanya', 'jasamu', 'regane', 'nyata'].map(indonesianStem)).toEqual([
    'jasa',
    'jasa',
    'rega',
    'nyata',
  ]);
});
