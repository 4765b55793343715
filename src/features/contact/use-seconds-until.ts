import { useEffect, useState } from 'react';

/** Whole seconds until a time (in ms) that lies ahead, counted down; 0 from then on. */
export function useSecondsUntil(time: number): number {
  const [now, setNow] = useState(Date.now);
  const isOver = now >= time;

  useEffect(() => {
    if (isOver) return;
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, [isOver]);

  return isOver ? 0 : Math.ceil((time - now) / 1_000);
}
