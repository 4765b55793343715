import { expect, test } from 'vitest';
import { findProject, madeAt, neighborsOf, projectsOf } from '#content/index.ts';

test('the previous and next project go round, and never repeat one', () => {
  const titles = (id: string) => {
    const { previous, next } = neighborsOf(findProject('website', id) ?? expect.unreachable());
    return [previous?.title, next?.title];
  };
  const all = projectsOf('website').map(({ title }) => title);
  expect(all).toEqual(['Field Notes', 'Night Radio', 'Seed Bank']);
  expect(titles('3')).toEqual(['Seed Bank', 'Night Radio']);
  expect(titles('seed-bank')).toEqual(['Night Radio', 'Field Notes']);
});

test('a project knows the newest entry of the path that names it', () => {
  expect(madeAt(findProject('mobile', '1') ?? expect.unreachable())?.title).toBe('Summer intern');
  expect(madeAt(findProject('mobile', '2') ?? expect.unreachable())).toBeUndefined();
});
