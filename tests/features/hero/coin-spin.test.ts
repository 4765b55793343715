import { expect, test } from 'vitest';
import { isAtRest, pullSpin, restAngle } from '#features/hero/coin-spin.ts';

test('a flipped coin springs past the other face and rests on it, however far apart the frames', () => {
  for (const step of [1 / 60, 20]) {
    let spin = { angle: 0, speed: 0 };
    const angles: number[] = [];
    // A frame in a hidden tab counts as a quarter of a second.
    for (let seconds = 0; seconds < 3 && !isAtRest(spin, 540); seconds += Math.min(step, 0.25)) {
      spin = pullSpin(spin, 540, step);
      angles.push(spin.angle);
    }
    expect(isAtRest(spin, 540)).toBe(true);
    expect(Math.max(...angles)).toBeLessThan(720);
    if (step < 1) expect(Math.max(...angles)).toBeGreaterThan(545);
  }
});

test('a released coin returns after a nudge, and shows the other face when turned past its edge or thrown', () => {
  const rest = (angle: number, speed: number) => restAngle({ angle, speed }) + 0;
  expect([rest(40, 0), rest(-40, 0)]).toEqual([0, 0]);
  expect([rest(100, 0), rest(20, 600), rest(-20, -1300)]).toEqual([180, 180, -360]);
});
