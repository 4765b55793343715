import { useEffect, useState } from 'react';
import { contactWords } from '#content/words/contact.ts';
import { cleanText } from '#lib/clean-text.ts';
import { longest } from './message.ts';

const near = 300;

/** Hidden until the limit is near. Screen readers announce it when typing pauses. */
export function MessageCounter({ message }: { message: string }) {
  const left = longest.message - cleanText(message).length;
  const text = left > near ? '' : left < 0 ? contactWords.excess(-left) : contactWords.left(left);
  const [spoken, setSpoken] = useState('');

  useEffect(() => {
    const timer = setTimeout(() => setSpoken(text), 1_000);
    return () => clearTimeout(timer);
  }, [text]);

  return (
    <>
      <span
        aria-hidden
        className={`text-sm tabular-nums ${left < 0 ? 'font-semibold text-danger' : 'text-muted'}`}
      >
        {text}
      </span>
      <span role="status" className="sr-only">
        {spoken}
      </span>
    </>
  );
}
