import { expect, test } from 'vitest';
import { findProject, madeAt, neighborsOf, projects, projectsOf } from '#content/index.ts';

test('assembles each record with its cover, its screenshots and its formatted date', () => {
  expect(projects).toHaveLength(8);
  const birds = findProject('mobile', '5');
  expect(birds).toMatchObject({ dateText: 'May 2025', cover: { widths: [400, 800] } });
  expect(
    [birds?.cover, ...(birds?.screens.map(({ picture }) => picture) ?? [])].map((one) => one?.name),
  ).toEqual(
    ['cover', 1, 2, 3, 4, 5, 6, 7].map((place) => expect.stringMatching(`^mobile-5-bird-song-${place}-`)),
  );
  expect(findProject('website', '5')).toBeUndefined();
});

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
