import { expect, test } from 'vitest';
import { isAtRest, pullSpin, restAngle } from '#features/hero/coin-spin.ts';

test.each([
  ['', 1 / 60],
  [', also in a hidden tab with frames seconds apart', 20],
])('a flipped coin springs past the other face and rests on it within three seconds%s', (_, step) => {
  let spin = { angle: 0, speed: 0 };
  let highest = 0;
  let seconds = 0;
  for (; !isAtRest(spin, 540) && seconds < 10; seconds += Math.min(step, 0.25)) {
    spin = pullSpin(spin, 540, step);
    highest = Math.max(highest, spin.angle);
  }
  expect(seconds).toBeLessThan(3);
  expect(highest).toBeLessThan(720);
  if (step < 1) expect(highest).toBeGreaterThan(545);
  expect(spin.angle).toBeCloseTo(540, 0);
});

test('a released coin returns after a nudge, and shows the other face when turned past its edge or thrown', () => {
  const rest = (angle: number, speed: number) => restAngle({ angle, speed }) + 0;
  expect([rest(40, 0), rest(-40, 0)]).toEqual([0, 0]);
  expect([rest(100, 0), rest(20, 600), rest(-20, -1300)]).toEqual([180, 180, -360]);
});
