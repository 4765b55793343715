import { motion } from './use-motion.ts';

/**
 * Scrolls to what the visitor picked, smoothly where motion is on. The router jumps there as well, once the address has
 * followed, and a jump in the midst of a smooth scroll carries that beyond its end. So until then jumps are smooth too.
 * Not in the style sheet: coming back to a place has to be instant.
 */
export function scrollToPick(target: Element): void {
  if (motion.get() === 'on') document.documentElement.style.scrollBehavior = 'smooth';
  target.scrollIntoView();
}

/** From here on jumps are jumps again. */
export function addressHasFollowed(): void {
  document.documentElement.style.scrollBehavior = '';
}
