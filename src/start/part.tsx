import { startTransition, useEffect, useRef, useState } from 'react';
import { words } from '#content/words.ts';
import { type Load, LoadedPart, loadPart } from '#ui/loaded-part.tsx';
import { isHydrating } from './hydrate.tsx';
import { hydrateRoot, type Root } from './react-dom.ts';

type Props = { load: Load; as?: 'div' | 'section'; id?: string; className?: string };

/** One object for all renders: at a new one React would empty the part, which keeps what the file has there. */
const asInFile = { __html: '' };

/**
 * A part of a page whose script is a chunk of its own: in the file like the rest, and asleep until somebody comes near. A page
 * that the browser builds has it as content like any other. It knows no router.
 */
export function Part({ load, as: Tag = 'div', ...rest }: Props) {
  const element = useRef<HTMLDivElement>(null);
  const [sleeps] = useState(() => isHydrating);
  useEffect(() => {
    if (!sleeps || !element.current) return;
    const root = wake(element.current, load);
    return () => void root.then((root) => root?.unmount());
  }, [sleeps, load]);

  const alive = typeof document === 'undefined' ? undefined : '';
  const content = sleeps
    ? { dangerouslySetInnerHTML: asInFile, suppressHydrationWarning: true }
    : { children: <LoadedPart load={load} words={words.failure} />, 'data-ready': alive };
  return <Tag {...rest} {...content} ref={element} data-part="" />;
}

async function wake(element: HTMLElement, load: Load): Promise<Root | undefined> {
  const near = new Promise((resolve) => {
    const look = (all: IntersectionObserverEntry[]) => all.at(-1)?.isIntersecting && resolve(element);
    new IntersectionObserver(look, { rootMargin: '100%' }).observe(element);
  });
  await window.pageStart?.bring(element, near, () => loadPart(load));
  const alive = () => window.pageStart?.markReady(element);
  // None of them matters once the visitor has left.
  const onRecoverableError = (error: unknown) => element.isConnected && reportError(error);
  let root: Root | undefined;
  startTransition(() => {
    const content = <LoadedPart load={load} words={words.failure} onShown={alive} />;
    root = hydrateRoot(element, content, { onRecoverableError });
  });
  return root;
}
