import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { ErrorScreen } from '#app/error-screen.tsx';

test('a failing page keeps its error message to itself and leads home', async () => {
  const router = createMemoryRouter([{ path: '/', element: <Failing />, errorElement: <ErrorScreen /> }]);
  // React also reports errors that a boundary catches.
  vi.mocked(console.error).mockImplementation(() => undefined);
  render(<RouterProvider router={router} />);
  await screen.findByRole('heading', { level: 1, name: 'Unexpected Application Error!' });
  vi.mocked(console.error).mockClear();
  expect(screen.getByText('Something went wrong.')).toBeVisible();
  expect(document.body).not.toHaveTextContent('The record');
  expect(screen.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
});

function Failing(): never {
  throw new Error('The record is not complete');
}
