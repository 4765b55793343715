import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';

const parts = ['about', 'chat', 'tools', 'path', 'projects', 'contact'];

beforeEach(() => vi.resetModules());

function hide(hidden: readonly string[]) {
  vi.doMock('#content/owner.ts', async (load) => {
    const { owner } = await load<typeof import('#content/owner.ts')>();
    return { owner: { ...owner, sections: parts.filter((part) => !hidden.includes(part)) } };
  });
}

async function partsOfHome(hidden: readonly string[]): Promise<number> {
  hide(hidden);
  const { HomePage } = await import('#pages/home-page.tsx');
  const { container } = render(<HomePage />, { wrapper: MemoryRouter });
  return container.querySelectorAll('[data-part]:not(.hero *)').length;
}

test.each([
  [[], 6],
  [['chat'], 5],
  [parts, 0],
])('home without %j has %i parts', async (hidden, count) => {
  expect(await partsOfHome(hidden)).toBe(count);
});

test('the menu leaves out hidden sections', async () => {
  hide(['chat', 'tools', 'contact']);
  const { parseSection, sections } = await import('#app/bar/sections.ts');
  expect(sections.map(({ id }) => id)).toEqual(['home', 'project']);
  expect(parseSection('tools')).toBe('home');
});

test('the chat links to no hidden section, and sends nothing to a hidden form', async () => {
  hide(['tools', 'projects', 'contact']);
  const { personaText } = await import('#files/persona.ts');
  const { ReplyLink } = await import('#features/chat/reply/reply-link.tsx');
  const { siteData } = await import('#pages/site-data.ts');
  const { bot } = await import('#content/bot.ts');
  expect(personaText({ ...siteData, bot, language: undefined, longestMessage: 3_500 })).not.toMatch(
    /#(tools|project|contact)/,
  );

  const links = ['/#contact', '/?tool=React#project', '/#path'].map((href) => (
    <ReplyLink key={href} href={href} text={href}>
      {href}
    </ReplyLink>
  ));
  render(<MemoryRouter>{links}</MemoryRouter>);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/#path']);
});

test.each([...parts.map((part) => [part]), parts])(
  'without %s, no page links to a missing section',
  { timeout: 60_000 },
  async (...hidden) => {
    hide(hidden);
    const { pagePaths, renderPage } = await import('../../src/prerender.tsx');
    const pages = await Promise.all(
      [...pagePaths, '*'].map(async (path) => {
        const { page } = await renderPage(path);
        return new DOMParser().parseFromString(page, 'text/html');
      }),
    );
    const [home] = pages;
    const hashes = pages.flatMap((page) =>
      [...page.querySelectorAll('a[href^="/"]')].flatMap((link) => {
        const [, hash] = (link.getAttribute('href') ?? '').split('#');
        return hash && !page.getElementById(hash) && !home?.getElementById(hash) ? [link.outerHTML] : [];
      }),
    );
    expect(hashes).toEqual([]);
  },
);
