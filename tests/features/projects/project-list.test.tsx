import { projectCards } from 'virtual:all-projects';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test } from 'vitest';
import { ProjectList } from '#features/projects/project-list.tsx';

const cards = projectCards.filter(({ kind }) => kind === 'website');
const websites = Array.from({ length: 9 }, (_, index) => ({
  ...(cards[index % cards.length] ?? fail()),
  id: `${index}`,
  title: `Website ${index}`,
}));

function fail(): never {
  throw new Error('The fixture has no website');
}

function LongList({ hasFailed }: { hasFailed: boolean }) {
  const [shown, setShown] = useState(3);
  return (
    <ProjectList
      kind="website"
      isActive
      cards={websites.slice(0, shown)}
      tool={undefined}
      count={websites.length}
      hasFailed={hasFailed}
      onMore={() => setShown(shown + 4)}
      hasTab
    />
  );
}

function open(hasFailed = false) {
  const router = createMemoryRouter([{ path: '/', element: <LongList hasFailed={hasFailed} /> }]);
  render(<RouterProvider router={router} />);
  return within(screen.getByRole('tabpanel', { hidden: true }));
}

test('Show more adds the rest of a long list and focuses its first card', async () => {
  const list = open();
  const more = list.getByRole('button', { name: `Show more website projects (${websites.length - 3} left)` });
  await userEvent.click(more);
  expect(list.getByRole('link', { name: websites[3]?.title ?? '' })).toHaveFocus();
  expect(list.getByRole('button')).toHaveAccessibleName(
    `Show more website projects (${websites.length - 7} left)`,
  );
});

test('a short list has no Show more button', async () => {
  const list = open();
  while (list.queryByRole('button')) await userEvent.click(list.getByRole('button'));
  expect(list.getAllByRole('listitem').length).toBeGreaterThanOrEqual(websites.length);
});

test('cards that fail to load can be retried', () => {
  const list = open(true);
  expect(list.getByRole('status')).toHaveTextContent(/Couldn’t load/);
  expect(list.getByRole('button')).toBeEnabled();
});
