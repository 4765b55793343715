import { act, render, screen } from '@testing-library/react';
import toast from 'react-hot-toast/headless';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Toasts } from '#app/toasts.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  render(<Toasts />);
});

afterEach(() => {
  act(() => toast.remove());
  vi.useRealTimers();
});

const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

test.each([
  ['success', 2000],
  ['error', 4000],
  ['blank', 4000],
] as const)('a toast of type %s stays for %i ms and is gone a second later', async (type, duration) => {
  act(() => void (type === 'blank' ? toast('Hello') : toast[type]('Hello')));
  const shown = screen.getByText('Hello');
  await wait(duration - 50);
  expect(shown).toHaveAttribute('data-shown', 'true');
  await wait(100);
  expect(shown).toHaveAttribute('data-shown', 'false');
  await wait(1000);
  expect(screen.queryByText('Hello')).toBeNull();
});

test('a loading toast stays', async () => {
  act(() => void toast.loading('Wait'));
  await wait(60_000);
  expect(screen.getByText('Wait')).toHaveAttribute('data-shown', 'true');
});

test('a custom toast is a status', async () => {
  act(() => void toast.custom('Copied'));
  expect(screen.getByRole('status')).toHaveTextContent('Copied');
});

test('an error toast is an alert', () => {
  act(() => void toast.error('It failed'));
  expect(screen.getByRole('alert')).toHaveTextContent('It failed');
});

test('at most twenty are kept', () => {
  act(() => {
    for (let count = 1; count <= 25; count += 1) toast(`Toast ${count}`);
  });
  expect(screen.getAllByText(/^Toast/)).toHaveLength(20);
});
