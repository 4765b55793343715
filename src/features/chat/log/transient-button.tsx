import { type ComponentProps, useLayoutEffect, useRef } from 'react';
import { useChat } from '#features/chat/conversation/use-chat.ts';

/** A button that may disappear at any time. Moving its focus to the log keeps the visitor's place on the page. */
export function TransientButton(props: ComponentProps<'button'>) {
  const { focusLog } = useChat();
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const element = button.current;
    return () => {
      if (element === document.activeElement) focusLog();
    };
  }, [focusLog]);
  return <button ref={button} type="button" {...props} />;
}
