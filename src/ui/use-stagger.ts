import { type RefObject, useEffect, useRef } from 'react';
import { motion } from './use-motion.ts';

type Options = {
  /** Seconds between one child and the next. */
  each: number;
  /** Seconds before the first. */
  delay?: number;
  /** Whether the list is on the page at all; the animation restarts each time it is shown. */
  isShown?: boolean;
};

/**
 * Lets the children of a list enter one after the other, the first time it is scrolled to or picked. Only what is still
 * below the screen is hidden for it, so no text that can be read disappears, and without a script all of it stands there.
 */
export function useStagger<List extends HTMLElement>({
  each,
  delay = 0,
  isShown = true,
}: Options): RefObject<List | null> {
  const list = useRef<List>(null);
  const wasShown = useRef(isShown);

  useEffect(() => {
    const element = list.current;
    const isPicked = isShown && !wasShown.current;
    wasShown.current = isShown;
    if (!isShown || !element || motion.get() === 'off') return;
    const children = [...element.children].filter((child) => child instanceof HTMLElement);
    let isHidden = false;
    const hide = () => {
      for (const child of children) child.style.opacity = '0';
      isHidden = true;
    };
    const show = () => {
      for (const child of children) child.style.opacity = '';
    };
    if (isPicked) hide();

    // Tells at first where the list is, without making the browser lay out the page for it.
    const observer = new IntersectionObserver((entries) => {
      const entry = entries.at(-1);
      if (!entry) return;
      if (!isHidden && entry.boundingClientRect.top > window.innerHeight) return hide();
      if (isHidden && !entry.isIntersecting) return;
      observer.disconnect();
      if (!isHidden) return;
      import('framer-motion/dom/mini').then(({ animate }) => {
        show();
        children.forEach((child, index) => {
          animate(
            child,
            { opacity: [0, 1], transform: ['translateY(16px)', 'translateY(0)'] },
            { delay: delay + each * index, duration: 0.5, ease: [0.2, 0.7, 0.2, 1] },
          );
        });
      }, show);
    });
    observer.observe(element);
    window.addEventListener('beforeprint', show);
    return () => {
      observer.disconnect();
      window.removeEventListener('beforeprint', show);
      show();
    };
  }, [isShown, each, delay]);

  return list;
}
