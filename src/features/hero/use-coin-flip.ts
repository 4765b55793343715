import { type PointerEvent, type RefObject, useRef } from 'react';
import { motion } from '#lib/preferences.ts';

/** Pixels that a finger may move in a tap. */
const tremble = 6;

type Grip = { x: number; from: number; time: number; angle: number; speed: number; isDrag: boolean };

/** Flips the coin on a tap and turns it on a drag. `coin` is the element to turn about its vertical axis. */
export function useCoinFlip(coin: RefObject<HTMLElement | null>) {
  const grip = useRef<Grip>(undefined);
  const flight = useRef<{ cancel: () => void }>(undefined);

  function show(angle: number) {
    flight.current?.cancel();
    if (coin.current) coin.current.style.transform = pose(angle);
  }

  /** Ends on a face: `angle` is rounded to half turns. */
  async function turn(from: number, angle: number, lift: number) {
    const to = Math.round(angle / 180) * 180;
    const { animate } = prefersNoSpin() ? {} : await loadMotion().catch(() => ({ animate: undefined }));
    show(to);
    if (!animate || !coin.current) return;
    const transform = [pose(from), pose(from + (to - from) * 0.55, lift), pose(to)];
    flight.current = animate(
      coin.current,
      { transform },
      { duration: lift ? 1.1 : 0.6, times: [0, 0.4, 1], ease },
    );
  }

  return {
    onPointerEnter: () => void loadMotion().catch(() => {}),

    onClick() {
      // Not the click that ends a drag.
      if (!grip.current?.isDrag) {
        const from = angleOf(coin.current);
        void turn(from, from + (prefersNoSpin() ? 180 : 540), 28);
      }
      grip.current = undefined;
    },

    onPointerDown({ button, clientX: x, timeStamp: time }: PointerEvent) {
      const angle = angleOf(coin.current);
      grip.current = button === 0 ? { x, time, from: angle, angle, speed: 0, isDrag: false } : undefined;
    },

    onPointerMove({ clientX, timeStamp, currentTarget, pointerId, buttons }: PointerEvent<HTMLElement>) {
      const held = grip.current;
      if (!held || !buttons) return;
      const pixels = clientX - held.x;
      if (!held.isDrag && Math.abs(pixels) < tremble) return;
      held.isDrag = true;
      currentTarget.setPointerCapture(pointerId);
      // The edge follows the finger: the coin's width is half a turn.
      const angle = held.from + (pixels / currentTarget.offsetWidth) * 180;
      held.speed = (angle - held.angle) / Math.max(timeStamp - held.time, 8);
      Object.assign(held, { angle, time: timeStamp });
      show(angle);
    },

    onPointerUp: letGo,
    onPointerCancel: letGo,
  };

  /** The coin turns on as far as its speed carries it. */
  function letGo() {
    const held = grip.current;
    if (held?.isDrag) void turn(held.angle, held.angle + held.speed * 250, 0);
  }
}

const loadMotion = () => import('framer-motion/dom/mini');

const ease: [number, number, number, number][] = [
  [0.2, 0.6, 0.7, 1],
  [0.3, 0, 0.35, 1.15],
];

const pose = (angle: number, lift = 0) => `translateY(${-lift}px) rotateY(${angle}deg)`;

/** In degrees, of what is drawn now. */
function angleOf(element: Element | null): number {
  const { m11, m13 } = new DOMMatrix(element ? getComputedStyle(element).transform : 'none');
  return (Math.atan2(-m13, m11) * 180) / Math.PI;
}

/** The visitor starts a flip, so only reduced motion, not the motion button, turns off its animation. */
function prefersNoSpin(): boolean {
  return motion.get() === 'off' && matchMedia('(prefers-reduced-motion: reduce)').matches;
}
