import { useEffect, useState, useSyncExternalStore } from 'react';
import { contactWords } from '#content/words/contact.ts';
import { cleanText } from '#lib/clean-text.ts';
import type { Draft } from './draft.ts';
import { longest } from './longest.ts';

const near = 300;

/** Hidden until the limit is near. Screen readers announce it when typing pauses. */
export function MessageCounter({ draft }: { draft: Draft }) {
  const left = useSyncExternalStore(
    draft.subscribe,
    () => charactersLeft(draft.get().typed.message),
    () => undefined,
  );
  const text = left === undefined ? '' : counterText(left);
  const [spoken, setSpoken] = useState('');

  useEffect(() => {
    const timer = setTimeout(() => setSpoken(text), 1_000);
    return () => clearTimeout(timer);
  }, [text]);

  return (
    <>
      <span
        aria-hidden
        className={`text-sm tabular-nums ${(left ?? 0) < 0 ? 'font-semibold text-danger' : 'text-muted'}`}
      >
        {text}
      </span>
      <span role="status" className="sr-only">
        {spoken}
      </span>
    </>
  );
}

function charactersLeft(message: string): number | undefined {
  const left = longest.message - cleanText(message).length;
  return left <= near ? left : undefined;
}

function counterText(left: number): string {
  return left < 0 ? contactWords.excess(-left) : contactWords.left(left);
}
