import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { ErrorScreen } from '#app/error-screen.tsx';

async function openFailing(fail: () => never) {
  const router = createMemoryRouter([
    {
      path: '/',
      loader: fail,
      element: null,
      hydrateFallbackElement: <p>Wait</p>,
      errorElement: <ErrorScreen />,
    },
  ]);
  // React also reports errors that a boundary catches.
  vi.mocked(console.error).mockImplementation(() => undefined);
  render(<RouterProvider router={router} />);
  await screen.findByRole('heading', { level: 1, name: 'Unexpected Application Error!' });
  vi.mocked(console.error).mockClear();
}

test('a failing route shows its error message and a way home', async () => {
  await openFailing(() => {
    throw new Error('The record is not complete');
  });
  expect(screen.getByText('The record is not complete')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
});

test('an unmatched route shows its status line', async () => {
  await openFailing(() => {
    throw new Response(null, { status: 404, statusText: 'Not Found' });
  });
  expect(screen.getByText('404 Not Found')).toBeVisible();
});

test('a page whose chunk is missing shows an error without its address and does not reload over unsent text', async () => {
  render(<textarea defaultValue="Halo" />);
  await openFailing(() => {
    throw new TypeError('Failed to fetch dynamically imported module: https://example.com/assets/x.js');
  });
  expect(screen.getByText(/didn’t load. Check your connection/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Reload page' })).toBeVisible();
  expect(document.body).not.toHaveTextContent('assets/x.js');
});
