import { type Touch, type TouchEvent, useRef } from 'react';

const threshold = 40;

/** A swipe of at least 40 pixels, more sideways than up or down, turns the page. Two fingers zoom. */
export function useSwipe(onLeft: () => void, onRight: () => void) {
  const start = useRef<Touch>(undefined);
  return {
    onTouchStart({ touches }: TouchEvent) {
      start.current = touches.length === 1 ? touches[0] : undefined;
    },
    onTouchEnd({ changedTouches }: TouchEvent) {
      const end = changedTouches[0];
      if (!start.current || !end) return;
      const travel = end.clientX - start.current.clientX;
      if (Math.abs(travel) < Math.abs(end.clientY - start.current.clientY)) return;
      if (travel <= -threshold) onLeft();
      if (travel >= threshold) onRight();
    },
  };
}
