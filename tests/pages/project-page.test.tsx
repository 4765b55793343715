import { act, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test } from 'vitest';
import { projectsOf } from '#content/index.ts';
import { ProjectLinks } from '#features/project-detail/project-links.tsx';
import { videos } from '#files/site-files.ts';
import { MobilePage, WebsitePage } from '#pages/project-page.tsx';

function open(path: string) {
  const routes = [
    { path: '/website/:id', element: <WebsitePage /> },
    { path: '/mobile/:id', element: <MobilePage /> },
  ];
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  render(<RouterProvider router={router} />);
  return (next: string) => act(() => router.navigate(next));
}

test('a cover that failed does not leave its placeholder on the next project', async () => {
  const go = open('/website/3');
  const covers = () => [...document.querySelectorAll('article img[fetchpriority="high"]')];
  for (const _ of ['first file', 'second file']) fireEvent.error(covers()[0] ?? expect.unreachable());
  expect(covers()).toEqual([]);
  await go('/website/9');
  expect(covers()).toHaveLength(1);
});

test('another project starts at its first screenshot', async () => {
  const go = open('/mobile/5');
  await userEvent.click(screen.getByRole('button', { name: /^Screenshot 3/ }));
  const current = () => document.querySelector('button[aria-current]');
  expect(current()).toHaveAccessibleName(/^Screenshot 3/);
  await go('/mobile/3');
  expect(current()).toHaveAccessibleName(/^Screenshot 1/);
});

test('a video has controls and the cover as its poster, and loads nothing before it is played', () => {
  open('/website/9');
  const video = screen.getByLabelText('Night Radio');
  expect(video).toHaveAttribute('src', 'https://media.example.com/night-radio.mp4');
  expect(video.getAttribute('poster')).toMatch(/website-9-night-radio-cover-\w+-800\.webp$/);
  expect(video).toHaveAttribute('controls');
  expect(video).toHaveAttribute('preload', 'none');
  // The content security policy allows their hosts.
  expect(videos).toEqual(['https://media.example.com/night-radio.mp4']);
});

test('a link that is left out has no button, and a private one a disabled button', () => {
  open('/website/9');
  expect(screen.queryByText(/Demo/)).toBeNull();
  expect(screen.getByRole('button', { name: 'Repo Private' })).toBeDisabled();
});

test('a file of this site is downloaded; a link to another site opens', () => {
  const [project = expect.unreachable()] = projectsOf('mobile');
  render(<ProjectLinks project={{ ...project, url: 'https://a.example/', download: '/app.apk' }} />);
  expect(screen.getByRole('link', { name: 'Download' })).toHaveAttribute('download');
  expect(screen.getByRole('link', { name: /Demo/ })).not.toHaveAttribute('download');
});
