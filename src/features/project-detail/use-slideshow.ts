import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useMotion } from '#lib/preferences.ts';

const interval = 4000;

/** `leaving` fades out over the new screen, unless the visitor scrolled. */
type Shown = { index: number; leaving?: number };

/**
 * Follows the scrolling of `list`, whose figures are the screens, and scrolls it on buttons and on a timer. That
 * stops while `isHeld`, with motion off, while zoomed and in a hidden tab.
 */
export function useSlideshow(count: number, isHeld: boolean) {
  const moves = useMotion();
  const list = useRef<HTMLDivElement>(null);
  const [{ index, leaving }, setShown] = useState<Shown>({ index: 0 });
  const [isZoomedIn, setIsZoomedIn] = useState(false);
  const runs = moves && !isHeld && !isZoomedIn && count > 1;

  function show(place: number) {
    const next = (place + count) % count;
    setShown((now) => (now.index === next ? now : { index: next, leaving: now.index }));
  }

  function followScroll() {
    if (!list.current) return;
    const { scrollLeft, clientWidth } = list.current;
    // Negative where text runs from right to left.
    const place = Math.round(Math.abs(scrollLeft) / clientWidth) || 0;
    setShown((now) => (now.index === place ? now : { index: place }));
  }

  useLayoutEffect(() => {
    const slide = list.current?.querySelectorAll('figure')[index];
    if (leaving === undefined || !list.current || !slide) return;
    // Not `scrollBy`, which would stop at the next screen.
    list.current.scrollLeft += slide.getBoundingClientRect().left - list.current.getBoundingClientRect().left;
  }, [index, leaving]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each new screen restarts the wait
  useEffect(() => {
    if (!runs) return;
    const timer = setInterval(() => {
      if (!document.hidden) show(index + 1);
    }, interval);
    return () => clearInterval(timer);
  }, [runs, count, index]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, to find the screen scrolled to before the script ran
  useEffect(() => {
    followScroll();
    const noticeZoom = () => setIsZoomedIn(isZoomed());
    window.visualViewport?.addEventListener('resize', noticeZoom);
    return () => window.visualViewport?.removeEventListener('resize', noticeZoom);
  }, []);

  return {
    list,
    index,
    leaving,
    runs,
    isZoomedIn,
    show,
    followScroll,
    next: () => show(index + 1),
    previous: () => show(index - 1),
  };
}

export function isZoomed(): boolean {
  return (window.visualViewport?.scale ?? 1) > 1.01;
}
