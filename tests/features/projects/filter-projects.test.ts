import { expect, test } from 'vitest';
import { counts as all } from '#content/index.ts';
import { filterQuery, parseFilter } from '#features/projects/filter-projects.ts';
import { withFilter } from '#lib/paths.ts';

function read(query: string, counts: { website: number; mobile: number } = all) {
  return parseFilter(new URLSearchParams(query), all.tools, counts);
}

test.each([
  ['', 'mobile', undefined],
  ['projects=website', 'website', undefined],
  ['tool=flutter', 'mobile', 'Flutter'],
  // A tool opens the list that has the most projects with it, unless the list is named.
  ['tool=React', 'website', 'React'],
  ['tool=React&projects=mobile', 'mobile', 'React'],
  ...['tool=COBOL', 'tool=', 'tool=Notion', 'projects=desktop&tool=__proto__'].map(
    (query) => [query, 'mobile', undefined] as const,
  ),
] as const)('the query "%s" shows the %s projects with %s', (query, kind, tool) => {
  expect(read(query)).toEqual({ kind, tool });
});

test('the kind that the owner wants first is first, unless it has fewer projects with the tool', () => {
  expect(parseFilter(new URLSearchParams(), all.tools, all, 'website').kind).toBe('website');
  const queryOf = (kind: 'website' | 'mobile') => filterQuery({ kind, tool: undefined }, 'website');
  expect([queryOf('website'), queryOf('mobile')]).toEqual(['', 'projects=mobile']);
  const kindOf = (website: number, mobile: number) =>
    parseFilter(new URLSearchParams('tool=x'), { X: { website, mobile } }, all).kind;
  expect([kindOf(2, 1), kindOf(1, 1)]).toEqual(['website', 'mobile']);
});

test('a filter survives a round trip through its address', () => {
  for (const kind of ['website', 'mobile'] as const) {
    for (const tool of [undefined, 'React', 'Tailwind CSS', 'C']) {
      expect(read(filterQuery({ kind, tool }))).toEqual({ kind, tool });
      expect(read(filterQuery({ kind, tool, shown: 48 }))).toEqual({ kind, tool, shown: 48 });
    }
  }
  const query = withFilter('?utm_source=card&tool=Flutter&projects=mobile', '?projects=website');
  expect(query).toBe('?utm_source=card&projects=website');
});
