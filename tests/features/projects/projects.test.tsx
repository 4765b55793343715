import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { expect, test } from 'vitest';
import { counts, projects, projectsOf } from '#content/index.ts';
import { words } from '#content/words/site.ts';
import { halves } from '#features/projects/project-card.tsx';
import { Projects } from '#features/projects/projects.tsx';
import { changeContent } from '#tests/change-content.ts';

function open(website: number, mobile: number) {
  changeContent(counts, { website, mobile });
  history.replaceState(null, '', '/');
  const router = createBrowserRouter([{ path: '/', element: <Projects /> }]);
  render(<RouterProvider router={router} />);
}

const { website, mobile } = words.projects;

test.each([
  [2, 0, website, mobile],
  [0, 2, mobile, website],
] as const)('with %i websites and %i apps, shows one list without tabs', (websites, apps, shown, gone) => {
  open(websites, apps);
  expect(screen.getByRole('heading', { name: shown.heading })).toBeVisible();
  expect(screen.queryByText(gone.heading)).toBeNull();
  expect(screen.queryByRole('tab')).toBeNull();
});

test('Show more adds to a long list, focuses the first new card, and goes after the last', async () => {
  const [card] = projectsOf('website');
  const many = Array.from({ length: 30 }, (_, index) => ({
    ...(card ?? expect.unreachable()),
    id: `${index}`,
    title: `Website ${index}`,
  }));
  changeContent(projects, many);
  open(many.length, 0);
  // Queries by role take seconds in a long list.
  const cards = () => document.querySelectorAll('#panel-website h4').length;
  for (let shown = cards(); shown < many.length; shown = cards()) {
    const left = many.length - shown;
    fireEvent.click(screen.getByText(`Show more website projects (${left} left)`));
    await waitFor(() => expect(document.activeElement).toHaveTextContent(`Website ${shown}`));
  }
  expect(screen.queryByText(/Show more website/)).toBeNull();
});

test.each([
  [3, 2],
  [4, 0],
  [5, 4],
  [6, 2],
  [7, 0],
  [8, 4],
])('with %i projects, %i cards take half a row, so that no row has a gap', (count, wide) => {
  expect(halves(count)).toBe(wide);
});
