import { type ComponentProps, useLayoutEffect, useRef } from 'react';

type Props = ComponentProps<'button'> & {
  /** Where the focus goes when the button goes while it has it. */
  focusLog: () => void;
};

/** A button that goes away, by being pressed or by itself, without losing the visitor's place on the page. */
export function PassingButton({ focusLog, ...rest }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const element = button.current;
    return () => {
      if (element === document.activeElement) focusLog();
    };
  }, [focusLog]);
  return <button ref={button} type="button" {...rest} />;
}
