import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Island, islandSource } from '#ui/island.tsx';

vi.stubGlobal(
  'IntersectionObserver',
  class {
    constructor(private readonly notify: (entries: { isIntersecting: boolean }[]) => void) {}
    observe() {
      queueMicrotask(() => this.notify([{ isIntersecting: true }]));
    }
    disconnect() {}
  },
);

test('a part that was loaded before is there at once', async () => {
  const source = islandSource<{ name: string }>('greeting', async () => ({ name }) => <p>Hello {name}</p>);
  await source.preload();
  render(<Island source={source} content={{ name: 'Sari' }} />);
  expect(screen.getByText('Hello Sari')).toBeVisible();
});

test('a part that cannot be loaded says so, and can be tried again', async () => {
  vi.mocked(console.error).mockImplementation(() => undefined);
  let tries = 0;
  const source = islandSource<object>('fragile', async () => {
    tries += 1;
    if (tries === 1) throw new TypeError('Failed to fetch');
    return () => <p>Here it is</p>;
  });
  render(<Island source={source} content={{}} />);

  expect(await screen.findByRole('alert')).toHaveTextContent('could not be loaded');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Here it is')).toBeVisible();
  vi.mocked(console.error).mockClear();
});
