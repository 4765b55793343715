/** How the coin stands (degrees about its vertical axis) and turns (degrees a second). */
export type Spin = { angle: number; speed: number };

const stiffness = 42;
const damping = 7.5;

/**
 * A damped spring that pulls the coin towards `target`, one step further (semi-implicit Euler).
 *
 * @param seconds length of the step; long ones, as after a hidden tab, count as 1/30 s so that it stays stable
 */
export function stepSpin({ angle, speed }: Spin, target: number, seconds: number): Spin {
  const step = Math.min(seconds, 1 / 30);
  const nextSpeed = speed + (stiffness * (target - angle) - damping * speed) * step;
  return { angle: angle + nextSpeed * step, speed: nextSpeed };
}

/** Whether the eye would see no difference to standing still at `target`. */
export function isAtRest({ angle, speed }: Spin, target: number): boolean {
  return Math.abs(angle - target) < 0.1 && Math.abs(speed) < 1;
}

/** The angle at which a coin that was let go shows a face: where its speed carries it, to the next half turn. */
export function restAngle({ angle, speed }: Spin): number {
  return Math.round((angle + speed * 0.25) / 180) * 180;
}
