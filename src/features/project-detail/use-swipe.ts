import { type Touch, type TouchEvent, useRef } from 'react';

const threshold = 40;

/**
 * Handlers for a horizontal swipe with one finger. Two fingers zoom, and in a zoomed page one finger pans.
 *
 * @param onNext called for a swipe towards the start of the line: to the left, or to the right in right-to-left text
 */
export function useSwipe(onNext: () => void, onPrevious: () => void) {
  const start = useRef<Touch>(undefined);
  return {
    onTouchStart({ touches }: TouchEvent) {
      start.current = touches.length === 1 && !isZoomed() ? touches[0] : undefined;
    },
    onTouchCancel() {
      start.current = undefined;
    },
    onTouchEnd({ changedTouches, currentTarget }: TouchEvent) {
      const end = changedTouches[0];
      if (!start.current || !end || isZoomed()) return;
      const deltaX = end.clientX - start.current.clientX;
      if (Math.abs(deltaX) < Math.abs(end.clientY - start.current.clientY)) return;
      const travel = isRightToLeft(currentTarget) ? -deltaX : deltaX;
      if (travel <= -threshold) onNext();
      if (travel >= threshold) onPrevious();
    },
  };
}

export function isZoomed(): boolean {
  return (window.visualViewport?.scale ?? 1) > 1.01;
}

export function isRightToLeft(element: Element): boolean {
  return getComputedStyle(element).direction === 'rtl';
}
