import { motion } from '#lib/preferences.ts';

let isStarted = false;

/** Sections fade in on scroll, once motion is on. The style sheet hides only elements that AOS has marked. */
export function startScrollAnimations(): void {
  window.addEventListener('scroll', start, { once: true, passive: true });
  motion.subscribe(start);
}

async function start(): Promise<void> {
  if (isStarted || motion.get() === 'off') return;
  isStarted = true;
  // Without the chunk, everything stays visible.
  const aos = await import('aos').catch(() => undefined);
  aos?.default.init({ duration: 1000, once: false, mirror: true, offset: 50, disableMutationObserver: true });

  // Anything that moves elements changes the page's height. Elements that come later, as after Back, are shown at once.
  let pause: ReturnType<typeof setTimeout>;
  const changed = new ResizeObserver(() => {
    clearTimeout(pause);
    pause = setTimeout(() => aos?.default.refresh(), 100);
  });
  changed.observe(document.body);
}
