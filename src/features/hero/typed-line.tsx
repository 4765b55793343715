import { useEffect, useRef } from 'react';
import { useMotion } from '#lib/preferences.ts';
import { useInView } from '#ui/use-in-view.ts';

/**
 * Types the lines one after the other in a loop. Screen readers get all of them as one stable sentence. With motion off,
 * out of view, and before the script runs, it is the first line.
 */
export function TypedLine({ lines }: { lines: readonly string[] }) {
  const typed = useRef<HTMLSpanElement>(null);
  const isInView = useInView(typed);
  const runs = useMotion() && isInView;
  const [first = ''] = lines;

  useEffect(() => {
    const element = typed.current;
    if (!runs || !element || lines.length === 0) return;
    let stop = () => {};
    let isStopped = false;
    void import('typed.js').then(
      ({ default: Typed }) => {
        if (isStopped) return;
        const typing = new Typed(element, {
          strings: [...lines],
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
      stop();
      element.textContent = first;
    };
  }, [runs, lines, first]);

  return (
    <p className="print:hidden min-h-[1.3em] low:mt-3 text-lg leading-snug font-bold tracking-tight text-primary sm:text-xl xl:text-2xl low:order-1">
      <span className="sr-only">{`${lines.join('. ')}.`}</span>
      <span aria-hidden="true" translate="no">
        {/* The caret is a background: an element beside the text would be a layout shift with each letter. */}
        <span
          ref={typed}
          className="bg-[linear-gradient(var(--gold),var(--gold))] bg-size-[3px_1em] bg-position-[right_54%] bg-no-repeat pe-[7px] rtl:bg-position-[left_54%]"
        >
          {first}
        </span>
      </span>
    </p>
  );
}
