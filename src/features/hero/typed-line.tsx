import { useEffect, useRef } from 'react';
import { useMotion } from '#ui/use-motion.ts';

/**
 * Types the lines one after the other, for ever. Whoever does not see it, or stops it, has all of them as one sentence;
 * the first one stands there from the start.
 */
export function TypedLine({ lines }: { lines: readonly string[] }) {
  const moves = useMotion();
  const typed = useRef<HTMLSpanElement>(null);
  const [first = ''] = lines;

  useEffect(() => {
    const element = typed.current;
    if (!moves || !element) return;
    let stop = () => {};
    let stopped = false;
    void import('typed.js').then(
      ({ default: Typed }) => {
        if (stopped) return;
        // Starting from the line that stands there, so that it is first taken back and not typed over itself.
        const instance = new Typed(element, {
          strings: [...lines],
          typeSpeed: 150,
          backSpeed: 40,
          backDelay: 2000,
          loop: true,
          showCursor: false,
          contentType: 'null',
        });
        stop = () => instance.destroy();
      },
      () => {
        // Without the chunk the first line stands there.
      },
    );
    return () => {
      stopped = true;
      stop();
      element.textContent = first;
    };
  }, [moves, lines, first]);

  return (
    <p className="typed">
      <span className="sr-only">{`${lines.join('. ')}.`}</span>
      <span aria-hidden="true">
        <span ref={typed} className="typed-text">
          {first}
        </span>
      </span>
    </p>
  );
}
