import { type RefObject, useEffect, useRef } from 'react';
import { motion } from './use-motion.ts';

type Options = {
  /** Seconds between one child and the next. */
  each: number;
  /** Seconds before the first. */
  delay?: number;
  /** Whether the list is selected. */
  isShown?: boolean;
};

/**
 * Animates the children of a list in one by one: the first time it is scrolled to, and each time it is selected. Does
 * not hide a list that the visitor already sees, and without a script everything is visible.
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

    // The first callback reports the position without forcing a layout.
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
