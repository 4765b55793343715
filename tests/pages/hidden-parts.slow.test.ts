import { afterAll, beforeEach, expect, test, vi } from 'vitest';

const parts = ['about', 'chat', 'tools', 'path', 'projects', 'contact'];

beforeEach(() => vi.resetModules());

afterAll(() => {
  vi.doUnmock('#content/owner.ts');
  vi.resetModules();
});

function hide(hidden: readonly string[]) {
  vi.doMock('#content/owner.ts', async (load) => {
    const { owner } = await load<typeof import('#content/owner.ts')>();
    return { owner: { ...owner, cv: false, sections: parts.filter((part) => !hidden.includes(part)) } };
  });
}

test.each([
  ['chat tools contact', 'home project'],
  ['about path projects', 'home tools contact'],
])('without "%s" the menu has "%s", and no page links to a missing section', async (without, entries) => {
  const hidden = parts.filter((part) => without.split(' ').includes(part));
  hide(hidden);
  const { menu, parseSection } = await import('#pages/sections.ts');
  expect(menu.map(({ id }) => id).join(' ')).toBe(entries);
  expect(['tools', 'beranda', '__proto__'].map((id) => parseSection(id))).toEqual([
    entries.includes('tools') ? 'tools' : 'home',
    'home',
    'home',
  ]);

  const { pagePaths, renderPage } = await import('../../src/prerender.tsx');
  const [home = '', ...others] = await Promise.all(
    [...pagePaths, '*'].map(async (path) => (await renderPage(path)).page),
  );
  // The owner wants no CV.
  expect(home).not.toContain('cv.pdf');
  expect(home.match(/<[^>]+ data-part=/g) ?? []).toHaveLength(1 + parts.length - hidden.length);
  const idsOf = (html: string) => [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  const missing = [home, ...others].flatMap((page) => {
    const links = [...page.matchAll(/ href="\/[^"#]*#([^"]+)"/g)].map(([, id]) => id);
    return links.filter((id) => !idsOf(home).includes(id) && !idsOf(page).includes(id));
  });
  expect(missing).toEqual([]);
});

test('a page does not render without one of its parts', async () => {
  hide([]);
  vi.doMock('#features/about/about.tsx', () => {
    throw new Error('no words');
  });
  const { renderPage } = await import('../../src/prerender.tsx');
  await expect(renderPage('/')).rejects.toThrow('error when mocking');
  vi.doUnmock('#features/about/about.tsx');
});
