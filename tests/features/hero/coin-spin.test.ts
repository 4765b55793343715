import { describe, expect, test } from 'vitest';
import { isAtRest, pullSpin, restAngle, type Spin } from '#features/hero/coin-spin.ts';

describe('a flipped coin', () => {
  function settle(start: Spin, target: number, step: number) {
    const angles = [start.angle];
    let spin = start;
    let seconds = 0;
    while (!isAtRest(spin, target) && seconds < 10) {
      spin = pullSpin(spin, target, step);
      angles.push(spin.angle);
      seconds += Math.min(step, 0.25);
    }
    return { seconds, highest: Math.max(...angles), last: spin.angle };
  }

  test('springs past the other face and comes to rest on it within three seconds', () => {
    const { seconds, highest, last } = settle({ angle: 0, speed: 0 }, 540, 1 / 60);
    expect(seconds).toBeLessThan(3);
    expect(highest).toBeGreaterThan(545);
    expect(highest).toBeLessThan(720);
    expect(last).toBeCloseTo(540, 0);
  });

  test('comes to rest in a hidden tab with frames seconds apart', () => {
    expect(settle({ angle: 0, speed: 0 }, 540, 20).last).toBeCloseTo(540, 0);
  });
});

describe('a released coin', () => {
  test('returns to its face after a nudge', () => {
    expect(restAngle({ angle: 40, speed: 0 })).toBe(0);
    expect(Math.abs(restAngle({ angle: -40, speed: 0 }))).toBe(0);
  });

  test('shows the other face when turned past its edge or thrown', () => {
    expect(restAngle({ angle: 100, speed: 0 })).toBe(180);
    expect(restAngle({ angle: 20, speed: 600 })).toBe(180);
    expect(restAngle({ angle: -20, speed: -1300 })).toBe(-360);
  });
});
