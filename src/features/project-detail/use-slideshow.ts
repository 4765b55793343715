import { useEffect, useState } from 'react';
import { useMotion } from '#ui/use-motion.ts';

const interval = 4000;

/** Which of `count` pictures is shown. It advances by itself unless `isHeld`, motion is off or the tab is hidden. */
export function useSlideshow(count: number, isHeld: boolean) {
  const moves = useMotion();
  const [index, setIndex] = useState(0);
  const runs = moves && !isHeld && count > 1;
  const show = (next: number) => setIndex((next + count) % count);

  // biome-ignore lint/correctness/useExhaustiveDependencies: any new picture restarts the wait
  useEffect(() => {
    if (!runs) return;
    const timer = setInterval(() => {
      if (!document.hidden) setIndex((current) => (current + 1) % count);
    }, interval);
    return () => clearInterval(timer);
  }, [runs, count, index]);

  return { index, runs, show, next: () => show(index + 1), previous: () => show(index - 1) };
}
