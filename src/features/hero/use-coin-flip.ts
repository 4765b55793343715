import { type MouseEvent, type PointerEvent, type RefObject, useEffect, useRef } from 'react';
import { motion } from '#lib/preferences.ts';
import { isAtRest, pullSpin, restAngle, type Spin } from './coin-spin.ts';

const still: Spin = { angle: 0, speed: 0 };
const halfTurn = 1500;
const flip = 540;
/** Pixels that a finger may move in a tap. */
const tremble = 6;

type Grip = { x: number; time: number; travelled: number };

/** Flips the coin on a tap and turns it on a drag, through the custom properties `--hand` (an angle) and `--lift`. */
export function useCoinFlip(coin: RefObject<HTMLElement | null>) {
  const spin = useRef(still);
  const target = useRef(0);
  const grip = useRef<Grip>(undefined);
  const wasDragged = useRef(false);
  const frame = useRef(0);

  useEffect(() => () => cancelAnimationFrame(frame.current), []);

  function show(next: Spin) {
    moveGlints((next.angle - spin.current.angle) / 180);
    spin.current = next;
    const style = coin.current?.style;
    style?.setProperty('--hand', `${next.angle.toFixed(2)}deg`);
    style?.setProperty('--lift', `${Math.min(Math.abs(next.speed) / 30, 28).toFixed(1)}px`);
  }

  /** The light does not move, so the glints follow the added angle. */
  function moveGlints(halfTurns: number) {
    for (const glint of coin.current?.querySelectorAll('b') ?? []) {
      for (const animation of glint.getAnimations()) {
        const time = Number(animation.currentTime) + halfTurns * halfTurn;
        animation.currentTime = halfTurn + (time % halfTurn);
      }
    }
  }

  function settle(angle: number) {
    target.current = angle;
    cancelAnimationFrame(frame.current);
    if (prefersNoSpin()) return show({ angle, speed: 0 });
    let last = performance.now();
    const step = (now: number) => {
      const next = pullSpin(spin.current, angle, (now - last) / 1000);
      last = now;
      if (isAtRest(next, angle)) return show({ angle, speed: 0 });
      show(next);
      frame.current = requestAnimationFrame(step);
    };
    frame.current = requestAnimationFrame(step);
  }

  return {
    onClick({ detail }: MouseEvent) {
      // Ignore the click that ends a drag. A click without a pointer always counts.
      if (detail === 0 || !wasDragged.current) settle(target.current + (prefersNoSpin() ? 180 : flip));
      wasDragged.current = false;
    },

    onPointerDown(event: PointerEvent<HTMLElement>) {
      wasDragged.current = false;
      if (event.button === 0) grip.current = { x: event.clientX, time: event.timeStamp, travelled: 0 };
    },

    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (!grip.current) return;
      const { x, time, travelled } = grip.current;
      const pixels = event.clientX - x;
      const distance = travelled + Math.abs(pixels);
      grip.current = { x: event.clientX, time: event.timeStamp, travelled: distance };
      if (distance < tremble) return;
      if (!wasDragged.current) {
        wasDragged.current = true;
        cancelAnimationFrame(frame.current);
        event.currentTarget.setPointerCapture(event.pointerId);
        coin.current?.setAttribute('data-held', '');
      }
      // The edge follows the finger: the coin's width is half a turn.
      const degrees = (pixels / event.currentTarget.offsetWidth) * 180;
      const seconds = Math.max(event.timeStamp - time, 8) / 1000;
      show({ angle: spin.current.angle + degrees, speed: degrees / seconds });
    },

    onPointerUp: letGo,
    onPointerCancel: letGo,
  };

  function letGo() {
    grip.current = undefined;
    coin.current?.removeAttribute('data-held');
    if (wasDragged.current) settle(restAngle(spin.current));
  }
}

/** The visitor starts a flip, so only reduced motion, not the motion button, turns off its animation. */
function prefersNoSpin(): boolean {
  return motion.get() === 'off' && matchMedia('(prefers-reduced-motion: reduce)').matches;
}
