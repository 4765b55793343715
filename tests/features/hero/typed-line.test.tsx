import { act, render } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { TypedLine } from '#features/hero/typed-line.tsx';
import { motion } from '#lib/preferences.ts';

test('types one line after the other, and shows the first while out of view', async () => {
  await import('typed.js');
  let look: (isIntersecting: boolean) => void = () => {};
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(report: (entries: { isIntersecting: boolean }[]) => void) {
        look = (isIntersecting) => act(() => report([{ isIntersecting }]));
      }
      observe() {}
      disconnect() {}
    },
  );
  vi.useFakeTimers();
  motion.set('on');
  const { container } = render(<TypedLine lines={['Ab', 'C<b>']} />);
  const typed = container.querySelector('[aria-hidden] > span');
  const seen = new Set([typed?.textContent]);
  const run = async (last: string) => {
    for (let time = 0; time < 15_000 && !seen.has(last); time += 20) {
      await vi.advanceTimersByTimeAsync(20);
      seen.add(typed?.textContent);
    }
  };
  await run('C<b>');
  expect([...seen]).toEqual(['Ab', 'A', '', 'C', 'C<', 'C<b', 'C<b>']);
  look(false);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(typed?.textContent).toBe('Ab');
  look(true);
  seen.clear();
  await run('C');
  vi.useRealTimers();
  expect(seen).toContain('C');
});
