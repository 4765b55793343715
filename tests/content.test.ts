import { expect, test, vi } from 'vitest';
import { compareProjects } from '#content/assemble/compare-projects.ts';
import { formatDate } from '#content/assemble/format-date.ts';
import { findProject, madeAt, neighborsOf } from '#content/index.ts';
import * as technologies from '#content/technologies.ts';

test('the previous and next project go round, and never repeat one', () => {
  const titles = (id: string) => {
    const { previous, next } = neighborsOf(findProject('website', id) ?? expect.unreachable());
    return [previous?.title, next?.title];
  };
  expect(titles('3')).toEqual(['Seed Bank', 'Night Radio']);
  expect(titles('seed-bank')).toEqual(['Night Radio', 'Field Notes']);
});

test('a project knows the newest entry of the path that names it', () => {
  expect(madeAt(findProject('mobile', '1') ?? expect.unreachable())?.title).toBe('Summer intern');
  expect(madeAt(findProject('mobile', '2') ?? expect.unreachable())).toBeUndefined();
});

test('counts the projects of a technology with any name', async () => {
  vi.resetModules();
  const kotlin = { ...technologies.kotlin, name: 'constructor' };
  vi.doMock('#content/technologies.ts', () => ({ ...technologies, kotlin }));
  const { counts } = await import('#content/assemble/records.built.ts');
  expect(Object.entries(counts.tools)).toContainEqual(['constructor', { website: 0, mobile: 3 }]);
});

const unsorted = [
  { id: '10', date: '2023-05' },
  { id: '2', date: '2024' },
  { id: '1', date: '2022-11' },
  { id: '3', date: '2024-10' },
  { id: '4', date: '2024-10' },
];
const pinned = [
  { id: 'b', date: '2020', order: 2 },
  { id: 'a', date: '2019', order: 1 },
];

test.each([
  ['by date, newest first, by default', undefined, unsorted, ['3', '4', '2', '10', '1']],
  ['by id, as numbers, when listed', 'listed', unsorted, ['1', '2', '3', '4', '10']],
  ['with an order first', 'date', [...unsorted, ...pinned], ['a', 'b', '3', '4', '2', '10', '1']],
] as const)('sorts projects %s', (_, by, some, ids) => {
  expect(some.toSorted(compareProjects(by)).map(({ id }) => id)).toEqual(ids);
});

test.each([
  ['2024-10', 'en', 'October 2024'],
  ['2024', 'en', '2024'],
  ['2024-10', 'id', 'Oktober 2024'],
  ['2024-01', 'ja', '2024年1月'],
])('shows %s in %s as %s', (date, lang, text) => {
  expect(formatDate(date, lang)).toBe(text);
});
