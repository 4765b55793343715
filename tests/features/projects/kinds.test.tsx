import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { words } from '#content/words.ts';

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
});

async function open(website: number, mobile: number) {
  vi.doMock('virtual:project-counts', () => ({ projectCounts: { website, mobile }, toolCounts: {} }));
  vi.doMock('virtual:projects', () => ({ firstCards: [], laterProjects: [] }));
  const { Projects } = await import('#features/projects/projects.tsx');
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element: <Projects /> }])} />);
}

const { website, mobile, none } = words.projects;

test.each([
  ['website', 2, 0, website, mobile],
  ['mobile', 0, 2, mobile, website],
] as const)(
  'with %s projects only, there is their list and no tab',
  async (_, websites, mobiles, shown, gone) => {
    await open(websites, mobiles);
    expect(screen.getByRole('heading', { name: shown.heading })).toBeVisible();
    expect(screen.queryByText(gone.heading)).toBeNull();
    expect(screen.queryByRole('tab')).toBeNull();
  },
);

test('with both kinds each has its tab', async () => {
  await open(1, 1);
  expect(screen.getAllByRole('tab')).toHaveLength(2);
});

test('without any project one sentence says so', async () => {
  await open(0, 0);
  expect(screen.getByText(none)).toBeVisible();
  expect(screen.queryByText(website.heading)).toBeNull();
});
