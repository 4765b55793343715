import { useEffect, useRef } from 'react';
import { useMotion } from '#ui/use-motion.ts';
import { typedFrames } from './typed-frames.ts';

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
    const frames = typedFrames(lines);
    let timer: ReturnType<typeof setTimeout>;
    function showNext() {
      const { text, milliseconds } = frames.next().value;
      if (element) element.textContent = text;
      timer = setTimeout(showNext, milliseconds);
    }
    showNext();
    return () => {
      clearTimeout(timer);
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
