import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test } from 'vitest';
import { projectsOf } from '#content/index.ts';
import { ProjectList } from '#features/projects/project-list.tsx';

const cards = projectsOf('website');
const websites = Array.from({ length: 9 }, (_, index) => ({
  ...(cards[index % cards.length] ?? fail()),
  id: `${index}`,
  title: `Website ${index}`,
}));

function fail(): never {
  throw new Error('The fixture has no website');
}

function LongList() {
  const [shown, setShown] = useState(3);
  return (
    <ProjectList
      kind="website"
      isActive
      projects={websites}
      shown={shown}
      tool={undefined}
      onMore={() => setShown(shown + 4)}
      hasTab
    />
  );
}

function open() {
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element: <LongList /> }])} />);
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
