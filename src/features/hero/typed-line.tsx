import { useEffect, useRef } from 'react';
import { useMotion } from '#ui/use-preference.ts';
import { typedUnits } from './typed-units.ts';

/**
 * Types the lines one after the other in a loop. Screen readers get all of them as one stable sentence. With motion off,
 * and before the script runs, the first line is shown.
 */
export function TypedLine({ lines }: { lines: readonly string[] }) {
  const moves = useMotion();
  const typed = useRef<HTMLSpanElement>(null);
  const [first = ''] = lines;

  useEffect(() => {
    const element = typed.current;
    if (!moves || !element || lines.length === 0) return;
    const { encoded, decode } = typedUnits(lines);
    const [start = ''] = encoded;
    // typed.js writes the units into an attribute, and first erases what it finds there.
    element.dataset.units = start;
    const observer = new MutationObserver(() => {
      element.textContent = decode(element.dataset.units ?? '');
    });
    observer.observe(element, { attributeFilter: ['data-units'] });
    let stop = () => {};
    let isStopped = false;
    void import('typed.js').then(
      ({ default: Typed }) => {
        if (isStopped) return;
        const typing = new Typed(element, {
          strings: encoded,
          attr: 'data-units',
          typeSpeed: 150,
          backSpeed: 40,
          backDelay: 2000,
          loop: true,
          showCursor: false,
          contentType: 'null',
        });
        stop = () => typing.destroy();
      },
      () => {},
    );
    return () => {
      isStopped = true;
      observer.disconnect();
      stop();
      element.textContent = first;
    };
  }, [moves, lines, first]);

  return (
    <p className="typed">
      <span className="sr-only">{`${lines.join('. ')}.`}</span>
      <span aria-hidden="true" translate="no">
        <span ref={typed} className="typed-text">
          {first}
        </span>
      </span>
    </p>
  );
}
