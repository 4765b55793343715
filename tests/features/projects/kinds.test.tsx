import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, onTestFinished, test, vi } from 'vitest';
import { owner } from '#content/owner.ts';
import { words } from '#content/words/site.ts';
import { Projects } from '#features/projects/projects.tsx';

const counts = vi.hoisted(() => ({ website: 0, mobile: 0, tools: {} }));
vi.mock('#content/index.ts', () => ({ counts, projects: [] }));

function open(website: number, mobile: number) {
  Object.assign(counts, { website, mobile });
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element: <Projects /> }])} />);
}

const { website, mobile, none } = words.projects;

test.each([
  ['website', 2, 0, website, mobile],
  ['mobile', 0, 2, mobile, website],
] as const)('with only %s projects, shows their list without tabs', (_, websites, mobiles, shown, gone) => {
  open(websites, mobiles);
  expect(screen.getByRole('heading', { name: shown.heading })).toBeVisible();
  expect(screen.queryByText(gone.heading)).toBeNull();
  expect(screen.queryByRole('tab')).toBeNull();
});

test('with both kinds, shows a tab for each', () => {
  open(1, 1);
  expect(screen.getAllByRole('tab')).toHaveLength(2);
});

test('an empty list shows a message', () => {
  open(0, 0);
  expect(screen.getByText(none)).toBeVisible();
  expect(screen.queryByText(website.heading)).toBeNull();
});

test('without a portfolio, shows no button for it', () => {
  const { projectPortfolio } = owner;
  onTestFinished(() => {
    owner.projectPortfolio = projectPortfolio;
  });
  owner.projectPortfolio = undefined;
  open(1, 1);
  expect(screen.queryByRole('link', { name: /PDF/ })).toBeNull();
});
