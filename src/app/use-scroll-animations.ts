import { useEffect } from 'react';
import { layOutLater } from './lay-out-later.ts';

/** Sections enter as they are scrolled to. Their style sheet hides nothing until the class set here is there. */
export function useScrollAnimations(): void {
  useEffect(() => {
    const stopped = new AbortController();
    const load = async () => {
      // It measures where things are, which would lay out at once what is to be laid out part by part.
      await layOutLater();
      return import('aos');
    };
    void load().then(
      ({ default: AOS }) => {
        if (stopped.signal.aborted) return;
        let stopListening = () => {};
        const run = (step: () => void) => {
          stopListening();
          stopListening = listeningOf(step);
        };
        run(() => {
          AOS.init({ duration: 1000, once: false, mirror: true, offset: 50, disableMutationObserver: true });
        });
        // What is in view by now has been marked as seen, so nothing that could be read disappears.
        document.documentElement.classList.add('scroll-animations');

        const sizes = new ResizeObserver(() => run(() => AOS.refresh()));
        sizes.observe(document.body);
        const parts = new MutationObserver((changes) => {
          if (changes.some(bringsPart)) run(() => AOS.refreshHard());
        });
        parts.observe(document.body, { childList: true, subtree: true });
        window.addEventListener('resize', () => run(() => AOS.refresh()), stopped);
        stopped.signal.addEventListener('abort', () => {
          sizes.disconnect();
          parts.disconnect();
          stopListening();
        });
      },
      () => {
        // Without the chunk everything simply stands there.
      },
    );
    return () => stopped.abort();
  }, []);
}

/**
 * AOS listens to the window anew whenever it looks where things are, and never stops.
 *
 * @returns ends what the step listens to
 */
function listeningOf(step: () => void): () => void {
  const listening = new AbortController();
  const { addEventListener } = window;
  window.addEventListener = (type: string, listener: EventListenerOrEventListenerObject) =>
    addEventListener.call(window, type, listener, { passive: true, signal: listening.signal });
  try {
    step();
  } finally {
    window.addEventListener = addEventListener;
  }
  return () => listening.abort();
}

function bringsPart({ addedNodes }: MutationRecord): boolean {
  return [...addedNodes].some((node) => {
    return (
      node instanceof Element && (node.matches('[data-aos]') || node.querySelector('[data-aos]') !== null)
    );
  });
}
