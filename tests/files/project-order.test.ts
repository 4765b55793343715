import { expect, test } from 'vitest';
import { compareProjects } from '#content/assemble/compare-projects.ts';
import { formatDate } from '#content/assemble/format-date.ts';

const projects = [
  { id: '10', date: '2023-05' },
  { id: '2', date: '2024' },
  { id: '1', date: '2022-11' },
  { id: '3', date: '2024-10' },
  { id: '4', date: '2024-10' },
];
const ids = (by?: 'date' | 'listed', some: Parameters<ReturnType<typeof compareProjects>>[0][] = projects) =>
  some.toSorted(compareProjects(by)).map(({ id }) => id);

test('sorts projects by date, newest first, by default', () => {
  expect(ids()).toEqual(['3', '4', '2', '10', '1']);
  expect(ids('date')).toEqual(ids());
});

test('sorts listed projects by id, as numbers', () => {
  expect(ids('listed')).toEqual(['1', '2', '3', '4', '10']);
});

test('puts projects with an order first', () => {
  const some = [...projects, { id: 'b', date: '2020', order: 2 }, { id: 'a', date: '2019', order: 1 }];
  expect(ids('date', some)).toEqual(['a', 'b', '3', '4', '2', '10', '1']);
});

test.each([
  ['2024-10', 'en', 'October 2024'],
  ['2024', 'en', '2024'],
  ['2024-10', 'id', 'Oktober 2024'],
  ['2024-03', 'de', 'März 2024'],
  ['2024-01', 'ja', '2024年1月'],
])('shows %s in %s as %s', (date, lang, text) => {
  expect(formatDate(date, lang)).toBe(text);
});
