import { render } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { TypedLine } from '#features/hero/typed-line.tsx';
import { motion } from '#lib/preferences.ts';

test('types each line literally, and never half of a character', async () => {
  await import('typed.js');
  vi.useFakeTimers();
  motion.set('on');
  const { container } = render(<TypedLine lines={['a`b`👩🏽‍💻', '^9<b>']} />);
  const typed = container.querySelector('.typed-text');
  const seen = new Set([typed?.textContent]);
  for (let time = 0; time < 15_000 && !seen.has('^9<b>'); time += 20) {
    await vi.advanceTimersByTimeAsync(20);
    seen.add(typed?.textContent);
  }
  vi.useRealTimers();
  const complete = ['a`b`👩🏽‍💻', 'a`b`', 'a`b', 'a`', 'a', '', '^', '^9', '^9<', '^9<b', '^9<b>'];
  expect([...seen]).toEqual(complete);
});
