import { act, fireEvent, render, screen } from '@testing-library/react';
import toast from 'react-hot-toast/headless';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Toasts } from '#ui/toasts.tsx';

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
] as const)('a %s toast stays for %i ms and is removed a second later', async (type, duration) => {
  act(() => void (type === 'blank' ? toast('Hello') : toast[type]('Hello')));
  const shown = screen.getByText('Hello');
  await wait(duration - 50);
  expect(shown).toHaveAttribute('data-shown', 'true');
  await wait(100);
  expect(shown).toHaveAttribute('data-shown', 'false');
  await wait(1000);
  expect(screen.queryByText('Hello')).toBeNull();
});

test('a loading toast does not expire', async () => {
  act(() => void toast.loading('Wait'));
  await wait(60_000);
  expect(screen.getByText('Wait')).toHaveAttribute('data-shown', 'true');
});

test('a custom toast is announced as a status', async () => {
  act(() => void toast.custom('Copied'));
  expect(screen.getByRole('status')).toHaveTextContent('Copied');
});

test('an error is announced as an alert', () => {
  act(() => void toast.error('It failed'));
  expect(screen.getByRole('alert')).toHaveTextContent('It failed');
});

test('keeps at most twenty toasts', () => {
  act(() => {
    for (let count = 1; count <= 25; count += 1) toast(`Toast ${count}`);
  });
  expect(screen.getAllByText(/^Toast/)).toHaveLength(20);
});

test.each([
  ['a tap', 'touch', 0],
  ['a quick pass of the mouse', 'mouse', 0],
  ['hovering', 'mouse', 30_000],
])('a toast expires after %s', async (_, pointerType, stay) => {
  act(() => void toast.error('It failed'));
  const shown = screen.getByText('It failed');
  await wait(1_000);
  const over = () => fireEvent.pointerOver(shown, { pointerType });
  const out = () => fireEvent.pointerOut(shown, { pointerType, relatedTarget: document.body });
  if (stay === 0) act(() => void (over() && pointerType === 'mouse' && out()));
  else {
    over();
    await wait(stay);
    expect(shown).toHaveAttribute('data-shown', 'true');
    out();
  }
  await wait(4_000);
  await wait(1_100);
  expect(screen.queryByText('It failed')).toBeNull();
});
