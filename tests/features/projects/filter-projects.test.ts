import { projectCards } from 'virtual:all-projects';
import { projectCounts, toolCounts } from 'virtual:project-counts';
import { describe, expect, test } from 'vitest';
import { cardsWith, filterQuery, otherKind, parseFilter } from '#features/projects/filter-projects.ts';

function read(query: string, counts = projectCounts) {
  return parseFilter(new URLSearchParams(query), toolCounts, counts);
}

describe('the address decides what the lists show', () => {
  test('all mobile projects when it says nothing', () => {
    expect(read('')).toEqual({ kind: 'mobile', tool: undefined });
    expect(read('projects=website')).toEqual({ kind: 'website', tool: undefined });
  });

  test('a tool is found however it is written', () => {
    expect(read('tool=flutter').tool).toBe('Flutter');
    expect(read('tool=Tailwind+CSS').tool).toBe('Tailwind CSS');
  });

  test.each(['tool=COBOL', 'tool=', 'tool=Notion', 'projects=desktop&tool=__proto__'])(
    '"%s" leaves the lists unfiltered',
    (query) => expect(read(query)).toEqual({ kind: 'mobile', tool: undefined }),
  );

  test('a tool opens the list that has the most projects with it, unless the list is named', () => {
    expect(read('tool=React').kind).toBe('website');
    expect(read('tool=Flutter').kind).toBe('mobile');
    expect(read('tool=React&projects=mobile').kind).toBe('mobile');
    const kindOf = (website: number, mobile: number) =>
      parseFilter(new URLSearchParams('tool=x'), { X: { website, mobile } }, projectCounts).kind;
    expect([kindOf(2, 1), kindOf(1, 1)]).toEqual(['website', 'mobile']);
  });

  test('a kind without projects is never shown, whatever the address says', () => {
    expect(read('', { website: 1, mobile: 0 }).kind).toBe('website');
    expect(read('projects=website', { website: 0, mobile: 1 }).kind).toBe('mobile');
  });
});

test('the address of a filter reads back as the same filter', () => {
  for (const kind of ['website', 'mobile'] as const) {
    for (const tool of [undefined, 'React', 'Tailwind CSS', 'C']) {
      expect(read(filterQuery({ kind, tool }))).toEqual({ kind, tool });
    }
  }
  expect(filterQuery({ kind: 'mobile', tool: undefined })).toBe('');
  expect([otherKind('website'), otherKind('mobile')]).toEqual(['mobile', 'website']);
});

test('every card that is left names the tool, and none is lost', () => {
  const cards = cardsWith('Kotlin', projectCards);
  expect(cards.length).toBeGreaterThan(0);
  expect(cards.every(({ technologies }) => technologies.includes('Kotlin'))).toBe(true);
  expect(projectCards.filter(({ technologies }) => technologies.includes('Kotlin'))).toEqual(cards);
  expect(cardsWith(undefined, projectCards)).toBe(projectCards);
});
