import { beforeEach, expect, test, vi } from 'vitest';
import { perFrame } from '#features/chat/per-frame.ts';

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

test('hands on at most once a frame, everything that came in between', () => {
  const paint = vi.fn();
  const frames = perFrame(paint);
  for (const text of ['a', 'b', 'c']) frames.add(text);
  expect(paint).not.toHaveBeenCalled();
  vi.advanceTimersToNextFrame();
  expect(paint.mock.calls).toEqual([['abc']]);
  vi.advanceTimersToNextFrame();
  expect(paint).toHaveBeenCalledTimes(1);
});

test('spreads a large piece over several frames', async () => {
  const paint = vi.fn((text: string) => text.length);
  const frames = perFrame(paint);
  frames.add('a'.repeat(5_000));
  const drained = frames.drained();
  for (let frame = 0; frame < 4; frame++) vi.advanceTimersToNextFrame();
  await drained;
  expect(paint.mock.results.map(({ value }) => value)).toEqual([2_000, 2_000, 1_000]);
});

test('goes on while the page is hidden and has no frames', async () => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  vi.stubGlobal('requestAnimationFrame', vi.fn());
  const paint = vi.fn();
  const frames = perFrame(paint);
  frames.add('a'.repeat(5_000));
  const drained = frames.drained();
  await vi.advanceTimersByTimeAsync(250);
  await drained;
  expect(paint).toHaveBeenCalledExactlyOnceWith('a'.repeat(5_000));
});
