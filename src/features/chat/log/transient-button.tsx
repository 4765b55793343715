import { type ComponentProps, useLayoutEffect, useRef } from 'react';

type Props = ComponentProps<'button'> & {
  /** Called when the button disappears while it has the focus. */
  focusLog: () => void;
};

/** A button that may disappear at any time. Moving its focus to the log keeps the visitor's place on the page. */
export function TransientButton({ focusLog, ...rest }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const element = button.current;
    return () => {
      if (element === document.activeElement) focusLog();
    };
  }, [focusLog]);
  return <button ref={button} type="button" {...rest} />;
}
