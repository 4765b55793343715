import { motion } from '#ui/use-motion.ts';

/**
 * Sections enter as they are scrolled to. Their style sheet hides nothing that AOS has not marked as its own. It measures
 * where they are, so what is laid out later has to be laid out by then.
 */
export function startScrollAnimations(): void {
  start();
  motion.subscribe(start);
}

let isStarted = false;

/** Once for the whole visit, and not where nothing moves. */
async function start(): Promise<void> {
  if (isStarted || motion.get() === 'off') return;
  isStarted = true;
  // Without the chunk everything simply stands there.
  const aos = await import('aos').catch(() => undefined);
  aos?.default.init({ duration: 1000, once: false, mirror: true, offset: 50, disableMutationObserver: true });

  // Whatever changes where things are changes the height of the page: other parts of it, other cards, another page.
  let pause: ReturnType<typeof setTimeout>;
  const changed = new ResizeObserver(() => {
    clearTimeout(pause);
    pause = setTimeout(() => aos?.default.refreshHard(), 100);
  });
  changed.observe(document.body);
}
