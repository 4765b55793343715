import { type RefObject, useEffect, useState } from 'react';

/** Whether any of the element is on the screen; `true` on the server and until the browser has looked. */
export function useInView(element: RefObject<Element | null>): boolean {
  const [isInView, setInView] = useState(true);
  useEffect(() => observe(element.current, setInView), [element]);
  return isInView;
}

/** Whether the element has been less than half a window away from the screen; `false` until then. */
export function useWasNear(element: RefObject<Element | null>): boolean {
  const [wasNear, setWasNear] = useState(false);
  useEffect(() => {
    if (!wasNear) return observe(element.current, setWasNear, { rootMargin: '50%' });
  }, [element, wasNear]);
  return wasNear;
}

function observe(
  element: Element | null,
  tell: (isThere: boolean) => void,
  options?: IntersectionObserverInit,
): () => void {
  const observer = new IntersectionObserver(
    (entries) => tell(entries.at(-1)?.isIntersecting === true),
    options,
  );
  if (element) observer.observe(element);
  return () => observer.disconnect();
}
