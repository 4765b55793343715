// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { perFrame } from '#features/chat/conversation/per-frame.ts';

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

/** A frame, and the task after it. */
function nextTurn() {
  vi.advanceTimersToNextFrame();
  vi.advanceTimersByTime(1);
}

test('resolves drained() only after everything has been painted', async () => {
  const done = vi.fn();
  const frames = perFrame(vi.fn());
  await frames.drained();
  frames.add('a');
  void frames.drained().then(done);
  nextTurn();
  await Promise.resolve();
  expect(done).not.toHaveBeenCalled();
  nextTurn();
  await Promise.resolve();
  expect(done).toHaveBeenCalledOnce();
});

test('paints at most once per frame', () => {
  const paint = vi.fn();
  const frames = perFrame(paint);
  for (const text of ['a', 'b', 'c']) frames.add(text);
  expect(paint).not.toHaveBeenCalled();
  nextTurn();
  expect(paint.mock.calls).toEqual([['abc']]);
  nextTurn();
  expect(paint).toHaveBeenCalledTimes(1);
});

test('spreads a large piece over several frames', () => {
  const paint = vi.fn((text: string) => text.length);
  perFrame(paint).add('a'.repeat(5_000));
  for (let turn = 0; turn < 3; turn++) nextTurn();
  expect(paint.mock.results.map(({ value }) => value)).toEqual([2_000, 2_000, 1_000]);
});

test.each(['before text arrives', 'while a frame is pending'])(
  'paints everything when the page is hidden %s',
  async (moment) => {
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(moment === 'before text arrives');
    vi.stubGlobal('requestAnimationFrame', vi.fn());
    const paint = vi.fn();
    const frames = perFrame(paint);
    frames.add('a'.repeat(5_000));
    hidden.mockReturnValue(true);
    const drained = frames.drained();
    await vi.advanceTimersByTimeAsync(500);
    await drained;
    expect(paint).toHaveBeenCalledExactlyOnceWith('a'.repeat(5_000));
  },
);

test('returns pending text once and does not paint it later', () => {
  const paint = vi.fn();
  const frames = perFrame(paint);
  frames.add('abc');
  expect([frames.takePending(), frames.takePending()]).toEqual(['abc', '']);
  nextTurn();
  expect(paint).not.toHaveBeenCalled();
});
