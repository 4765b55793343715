import { projectCards } from 'virtual:all-projects';
import { projectPages } from 'virtual:project-pages';
import { describe, expect, test } from 'vitest';
import type { ProjectPage } from '#content/project.ts';
import { neighbors } from '../../scripts/vite/neighbors.ts';
import {
  allProjectsModule,
  projectCountsModule,
  projectsModule,
} from '../../scripts/vite/project-modules.ts';

const sample = (await projectPages['website/3']?.())?.default;

/** Copies of one website of the fixture. */
function websites(count: number): ProjectPage[] {
  if (!sample) throw new Error('The fixture has no website with the id 3.');
  return Array.from({ length: count }, (_, index) => ({
    ...sample,
    id: String(index + 1),
    title: `Website ${index + 1}`,
  }));
}

describe('with sixty websites', () => {
  const pages = websites(60);

  test('home carries the first 24 cards, and lists the others only in the server build', () => {
    expect(projectsModule(pages, false).match(/"id":/g)).toHaveLength(24);
    expect(projectsModule(pages, false)).not.toContain('Website 25"');
    expect(projectsModule(pages, true)).toContain('{"kind":"website","id":"60","title":"Website 60"}');
  });

  test('the module loaded on demand has the others', () => {
    expect(allProjectsModule(pages).match(/"id":/g)).toHaveLength(36);
  });

  test('counts all of them', () => {
    expect(projectCountsModule(pages)).toContain('projectCounts = {"website":60,"mobile":0}');
  });
});

test('every card has a page', () => {
  const cards = projectCards.map(({ kind, id }) => `${kind}/${id}`);
  expect(cards.toSorted()).toEqual(Object.keys(projectPages).toSorted());
});

describe('the previous and next project', () => {
  const titles = (count: number, place: number) => {
    const pages = websites(count);
    const page = pages[place];
    if (!page) throw new Error(`There is no website ${place}.`);
    const { previous, next } = neighbors(page, pages);
    return [previous?.title, next?.title];
  };

  test('wrap around at the ends of the list', () => {
    expect(titles(3, 0)).toEqual(['Website 3', 'Website 2']);
    expect(titles(3, 2)).toEqual(['Website 2', 'Website 1']);
  });

  test('never repeat one project, nor the page itself', () => {
    expect(titles(2, 0)).toEqual([undefined, 'Website 2']);
    expect(titles(1, 0)).toEqual([undefined, undefined]);
  });
});
