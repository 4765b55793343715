import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { ErrorScreen } from '#app/error-screen.tsx';

async function open(element: React.ReactNode) {
  const router = createMemoryRouter([{ path: '/', element, errorElement: <ErrorScreen /> }]);
  // React also reports errors that a boundary catches.
  vi.mocked(console.error).mockImplementation(() => undefined);
  render(<RouterProvider router={router} />);
  await screen.findByRole('heading', { level: 1, name: 'Unexpected Application Error!' });
  vi.mocked(console.error).mockClear();
}

test('a failing page keeps its error message to itself and leads home', async () => {
  await open(<Failing />);
  expect(screen.getByText('Something went wrong.')).toBeVisible();
  expect(document.body).not.toHaveTextContent('The record');
  expect(screen.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
});

test('an unknown address shows its status line', async () => {
  await open(<ErrorScreen isNotFound />);
  expect(screen.getByText('404 Not Found')).toBeVisible();
});

function Failing(): never {
  throw new Error('The record is not complete');
}
