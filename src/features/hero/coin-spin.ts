/** The coin's angle (degrees about its vertical axis) and speed (degrees per second). */
export type Spin = { angle: number; speed: number };

const stiffness = 42;
const damping = 7.5;

/** In seconds. Short enough to keep the spring stable at any refresh rate. */
const step = 1 / 120;
const longest = 0.25;

/** A damped spring that pulls the coin towards `target` (semi-implicit Euler). Of a long pause, only 0.25 s count. */
export function pullSpin({ angle, speed }: Spin, target: number, seconds: number): Spin {
  let spin = { angle, speed };
  for (let left = Math.min(seconds, longest); left > 0; left -= step) {
    const part = Math.min(left, step);
    const next = spin.speed + (stiffness * (target - spin.angle) - damping * spin.speed) * part;
    spin = { angle: spin.angle + next * part, speed: next };
  }
  return spin;
}

export function isAtRest({ angle, speed }: Spin, target: number): boolean {
  return Math.abs(angle - target) < 0.1 && Math.abs(speed) < 1;
}

/** Where a released coin comes to rest: as far as its speed carries it, rounded to a half turn, so that a face shows. */
export function restAngle({ angle, speed }: Spin): number {
  return Math.round((angle + speed * 0.25) / 180) * 180;
}
