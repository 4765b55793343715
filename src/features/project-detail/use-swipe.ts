import { type TouchEvent, useRef } from 'react';

const threshold = 40;

/** A finger that travels at least 40 pixels sideways turns the page; two fingers zoom. */
export function useSwipe(onLeft: () => void, onRight: () => void) {
  const start = useRef<number>(undefined);
  return {
    onTouchStart({ touches }: TouchEvent) {
      start.current = touches.length === 1 ? touches[0]?.clientX : undefined;
    },
    onTouchEnd({ changedTouches }: TouchEvent) {
      const end = changedTouches[0]?.clientX;
      if (start.current === undefined || end === undefined) return;
      const travel = end - start.current;
      if (travel < -threshold) onLeft();
      if (travel > threshold) onRight();
    },
  };
}
