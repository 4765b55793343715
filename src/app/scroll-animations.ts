import { motion } from '#ui/use-motion.ts';

/**
 * Sections fade in on scroll. The style sheet hides only elements that AOS has marked. AOS measures positions once, so
 * everything must be laid out first.
 */
export function startScrollAnimations(): void {
  start();
  motion.subscribe(start);
}

let isStarted = false;

/** Once per visit, and only while motion is on. */
async function start(): Promise<void> {
  if (isStarted || motion.get() === 'off') return;
  isStarted = true;
  // Without the chunk, everything stays visible.
  const aos = await import('aos').catch(() => undefined);
  aos?.default.init({ duration: 1000, once: false, mirror: true, offset: 50, disableMutationObserver: true });

  // Anything that moves elements changes the page's height.
  let pause: ReturnType<typeof setTimeout>;
  const changed = new ResizeObserver(() => {
    clearTimeout(pause);
    pause = setTimeout(() => aos?.default.refreshHard(), 100);
  });
  changed.observe(document.body);
}
