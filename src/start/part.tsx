import { startTransition, useEffect, useRef, useState } from 'react';
import { words } from '#content/words.ts';
import { type Load, LoadedPart, loadPart } from '#ui/loaded-part.tsx';
import { isHydrating } from './hydrate.tsx';
import { hydrateRoot, type Root } from './react-dom.ts';

type Props = { load: Load; isStatic?: boolean; as?: 'div' | 'section'; id?: string; className?: string };

/** The same object in all renders: with a new one, React would empty the part and lose its prerendered HTML. */
const asInFile = { __html: '' };

/**
 * A part of a page whose script is a separate chunk: prerendered like the rest, and not hydrated until the visitor comes
 * near; never if it `isStatic`, with only text and links. If the browser renders the page, the part is normal content. It
 * has no router context.
 */
export function Part({ load, isStatic, as: Tag = 'div', ...rest }: Props) {
  const element = useRef<HTMLDivElement>(null);
  const [isDormant] = useState(() => isHydrating);
  useEffect(() => {
    if (!isDormant || !element.current) return;
    if (isStatic) return window.pageStart?.markReady(element.current);
    const left = new AbortController();
    const root = hydratePart(element.current, load, left.signal);
    return () => {
      left.abort();
      void root.then((root) => root?.unmount());
    };
  }, [isDormant, isStatic, load]);

  const ready = typeof document === 'undefined' ? undefined : '';
  const content = isDormant
    ? { dangerouslySetInnerHTML: asInFile, suppressHydrationWarning: true }
    : { children: <LoadedPart load={load} words={words.failure} />, 'data-ready': ready };
  return <Tag {...rest} {...content} ref={element} data-part="" />;
}

async function hydratePart(element: HTMLElement, load: Load, left: AbortSignal): Promise<Root | undefined> {
  await window.pageStart?.bring(element, isNear(element, left), () => loadPart(load), left);
  if (left.aborted) return;
  const onShown = () => window.pageStart?.markReady(element);
  // No error matters after the visitor has left.
  const onRecoverableError = (error: unknown) => element.isConnected && reportError(error);
  let root: Root | undefined;
  startTransition(() => {
    const content = <LoadedPart load={load} words={words.failure} onShown={onShown} />;
    root = hydrateRoot(element, content, { onRecoverableError });
  });
  return root;
}

/** Resolves once the element is at most one screen away. */
function isNear(element: HTMLElement, left: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.at(-1)?.isIntersecting) return;
        observer.disconnect();
        resolve();
      },
      { rootMargin: '100%' },
    );
    observer.observe(element);
    left.addEventListener('abort', () => observer.disconnect());
  });
}
