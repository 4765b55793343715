import { useEffect } from 'react';

/** Sections enter as they are scrolled to. Their style sheet hides nothing until the class set here is there. */
export function useScrollAnimations(): void {
  useEffect(() => {
    let stopped = false;
    let observer: ResizeObserver | undefined;
    void import('aos').then(
      ({ default: AOS }) => {
        if (stopped) return;
        AOS.init({ duration: 1000, once: false, mirror: true, offset: 50 });
        // What is in view by now has been marked as seen, so nothing that could be read disappears.
        document.documentElement.classList.add('scroll-animations');
        observer = new ResizeObserver(() => AOS.refresh());
        observer.observe(document.body);
      },
      () => {
        // Without the chunk everything simply stands there.
      },
    );
    return () => {
      stopped = true;
      observer?.disconnect();
    };
  }, []);
}
