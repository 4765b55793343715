import { act, fireEvent, render, screen } from '@testing-library/react';
import toast from 'react-hot-toast/headless';
import { expect, onTestFinished, test, vi } from 'vitest';
import { Toasts } from '#ui/toasts.tsx';

/** Shows toasts, and returns a function that lets time pass. */
function open(show: () => void) {
  vi.useFakeTimers();
  onTestFinished(() => {
    act(() => toast.remove());
    vi.useRealTimers();
  });
  render(<Toasts />);
  act(show);
  return (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
}

test.each([
  ['success', 2000, 'status'],
  ['error', 4000, 'alert'],
] as const)('a toast of the type %s stays for %i ms, announced as %s', async (type, duration, role) => {
  const wait = open(() => void toast[type]('Hello'));
  expect(screen.getByRole(role)).toHaveTextContent('Hello');
  await wait(duration - 50);
  expect(screen.getByText('Hello')).toHaveAttribute('data-shown', 'true');
  await wait(100);
  expect(screen.getByText('Hello')).toHaveAttribute('data-shown', 'false');
  await wait(1000);
  expect(screen.queryByText('Hello')).toBeNull();
});

test.each([
  ['under the mouse', 'mouse', true],
  ['after a tap', 'touch', false],
])('whether a toast stays %s', async (_, pointerType, stays) => {
  const wait = open(() => void toast.error('It failed'));
  fireEvent.pointerOver(screen.getByText('It failed'), { pointerType });
  for (const milliseconds of [30_000, 1_100]) await wait(milliseconds);
  expect(screen.queryAllByText('It failed')).toHaveLength(stays ? 1 : 0);
  if (!stays) return;
  fireEvent.pointerOut(screen.getByText('It failed'), { pointerType, relatedTarget: document.body });
  for (const milliseconds of [4_000, 1_100]) await wait(milliseconds);
  expect(screen.queryByText('It failed')).toBeNull();
});
