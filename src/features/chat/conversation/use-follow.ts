import { useCallback, useEffect, useRef, useState } from 'react';

/** Pixels from the end that still count as being there. */
const nearEnd = 24;

/**
 * Keeps the end of a scrolled log in view while it grows, until the reader scrolls up; coming back to the end follows
 * again.
 *
 * @returns refs for the scrolled element and for its content, whether the end is in view, a way to go there, and one to
 *   stay there after the log has grown: before the frame is laid out, or the browser would lay it out twice
 */
export function useFollow() {
  const log = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const isFollowing = useRef(true);
  const [isAtEnd, setIsAtEnd] = useState(true);

  const goToEnd = useCallback(() => {
    isFollowing.current = true;
    setIsAtEnd(true);
    if (log.current) log.current.scrollTop = log.current.scrollHeight;
  }, []);

  const stayAtEnd = useCallback(() => {
    if (isFollowing.current && log.current) log.current.scrollTop = log.current.scrollHeight;
  }, []);

  useEffect(() => {
    const element = log.current;
    if (!element || !content.current) return;
    let lastTop = element.scrollTop;

    function noticeScroll() {
      if (!element) return;
      const distance = element.scrollHeight - element.clientHeight - element.scrollTop;
      const isUp = element.scrollTop < lastTop - 1;
      lastTop = element.scrollTop;
      // Being moved up by a shrinking log leaves the end in view; a reader who scrolls up leaves it by a pixel at first.
      if (distance <= (isUp ? 1 : nearEnd)) isFollowing.current = true;
      else if (isUp) isFollowing.current = false;
      setIsAtEnd(isFollowing.current);
    }

    const resized = new ResizeObserver(stayAtEnd);
    resized.observe(content.current);
    element.addEventListener('scroll', noticeScroll, { passive: true });
    return () => {
      resized.disconnect();
      element.removeEventListener('scroll', noticeScroll);
    };
  }, [stayAtEnd]);

  return { log, content, isAtEnd, goToEnd, stayAtEnd };
}
