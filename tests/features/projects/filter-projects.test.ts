import { describe, expect, test } from 'vitest';
import { counts as all, projects } from '#content/index.ts';
import { cardsWith, filterQuery, otherKind, parseFilter } from '#features/projects/filter-projects.ts';

function read(query: string, counts: { website: number; mobile: number } = all) {
  return parseFilter(new URLSearchParams(query), all.tools, counts);
}

describe('the URL filters the lists', () => {
  test('shows all mobile projects by default', () => {
    expect(read('')).toEqual({ kind: 'mobile', tool: undefined });
    expect(read('projects=website')).toEqual({ kind: 'website', tool: undefined });
  });

  test('shows the kind first that the owner wants first', () => {
    expect(parseFilter(new URLSearchParams(), all.tools, all, 'website').kind).toBe('website');
    const kindsOf = (kind: 'website' | 'mobile') =>
      filterQuery({ kind, tool: undefined }, 'website', new URLSearchParams());
    expect(String(kindsOf('website'))).toBe('');
    expect(String(kindsOf('mobile'))).toBe('projects=mobile');
  });

  test('a tool matches in any case', () => {
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
      parseFilter(new URLSearchParams('tool=x'), { X: { website, mobile } }, all).kind;
    expect([kindOf(2, 1), kindOf(1, 1)]).toEqual(['website', 'mobile']);
  });

  test('a kind without projects never shows', () => {
    expect(read('', { website: 1, mobile: 0 }).kind).toBe('website');
    expect(read('projects=website', { website: 0, mobile: 1 }).kind).toBe('mobile');
  });
});

test('a filter survives a round trip through its address', () => {
  for (const kind of ['website', 'mobile'] as const) {
    for (const tool of [undefined, 'React', 'Tailwind CSS', 'C']) {
      expect(read(filterQuery({ kind, tool }))).toEqual({ kind, tool });
      expect(read(filterQuery({ kind, tool, shown: 48 }))).toEqual({ kind, tool, shown: 48 });
    }
  }
  expect(filterQuery({ kind: 'mobile', tool: undefined })).toBe('');
  const other = new URLSearchParams('utm_source=card&tool=Flutter&projects=mobile');
  expect(filterQuery({ kind: 'website', tool: undefined }, 'mobile', other)).toBe(
    'utm_source=card&projects=website',
  );
  expect([otherKind('website'), otherKind('mobile')]).toEqual(['mobile', 'website']);
});

test('a filter keeps exactly the cards that name the tool', () => {
  expect(cardsWith('Kotlin', projects).map(({ title }) => title)).toEqual([
    'Pocket Ledger',
    'Tile Games',
    'Bird Song - Dawn Chorus Identifier',
  ]);
  expect(cardsWith(undefined, projects)).toBe(projects);
});
