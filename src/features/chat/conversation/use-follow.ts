import { useCallback, useEffect, useRef, useState } from 'react';

/** Pixels from the end that still count as the end. */
const nearEnd = 24;

/**
 * Keeps the end of a scrolling log in view while it grows, until the reader scrolls up. Scrolling back to the end resumes.
 *
 * @returns refs for the scrolling element and its content; `goToEnd` scrolls to the end; call `stayAtEnd` in a layout effect
 *   after the log has grown, so that the browser lays it out only once
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

    function handleScroll() {
      if (!element) return;
      const distance = element.scrollHeight - element.clientHeight - element.scrollTop;
      const isUp = element.scrollTop < lastTop - 1;
      lastTop = element.scrollTop;
      // A shrinking log also scrolls up but stays at the end; a reader starts to scroll up pixel by pixel.
      if (distance <= (isUp ? 1 : nearEnd)) isFollowing.current = true;
      else if (isUp) isFollowing.current = false;
      setIsAtEnd(isFollowing.current);
    }

    const resized = new ResizeObserver(stayAtEnd);
    resized.observe(content.current);
    element.addEventListener('scroll', handleScroll, { passive: true });
    return () => {
      resized.disconnect();
      element.removeEventListener('scroll', handleScroll);
    };
  }, [stayAtEnd]);

  return { log, content, isAtEnd, goToEnd, stayAtEnd };
}
