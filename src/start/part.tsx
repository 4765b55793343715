import { type ComponentType, startTransition, useEffect, useRef, useState } from 'react';
import { words } from '#content/words.ts';
import { ErrorBoundary } from '#ui/error-boundary.tsx';
import { comeAlive, isHydrating } from './hydrate.tsx';
import { hydrateRoot } from './react-dom.ts';

type Load = () => Promise<ComponentType>;
type Props = { load: Load; as?: 'div' | 'section'; id?: string; className?: string };

const loaded = new Map<Load, ComponentType>();

/** One object for all renders: at a new one React would empty the part, which keeps what the file has there. */
const asInFile = { __html: '' };

/**
 * A part of a page whose script is a chunk of its own: in the file like the rest, and asleep until somebody comes near. A page
 * that the browser builds has it as content like any other. It knows no router. `load` is always the same for the same part.
 */
export function Part({ load, as: Tag = 'div', ...rest }: Props) {
  const element = useRef<HTMLDivElement>(null);
  const [sleeps] = useState(() => isHydrating);
  useEffect(() => {
    if (!sleeps || !element.current) return;
    const gone = new AbortController();
    void wake(element.current, load, gone.signal);
    return () => gone.abort();
  }, [sleeps, load]);

  const content = sleeps
    ? { dangerouslySetInnerHTML: asInFile, suppressHydrationWarning: true }
    : { children: <Content load={load} />, 'data-alive': typeof document === 'undefined' ? undefined : '' };
  return <Tag {...rest} {...content} ref={element} data-part="" />;
}

async function wake(element: HTMLElement, load: Load, gone: AbortSignal) {
  const near = new Promise((resolve) => {
    const notice = (seen: IntersectionObserverEntry[]) =>
      seen.some(({ isIntersecting }) => isIntersecting) && resolve(seen);
    new IntersectionObserver(notice, { rootMargin: '100%' }).observe(element);
  });
  await window.pageStart?.bring(element, near, () => loadPart(load));
  if (gone.aborted) return;
  startTransition(() => {
    const root = hydrateRoot(element, <Content load={load} onAlive={() => comeAlive(element)} />, {
      // Errors no longer matter once the visitor has left.
      onRecoverableError: (error) => gone.aborted || reportError(error),
    });
    // Not while React is taking away what is around it.
    gone.addEventListener('abort', () => setTimeout(() => root.unmount()));
  });
}

function Content({ load, onAlive }: { load: Load; onAlive?: () => void }) {
  const [Found, setFound] = useState(() => loaded.get(load) ?? Missing);
  useEffect(() => onAlive?.(), [onAlive]);
  const retry = () => loadPart(load).then((part) => setFound(() => part));
  const { part, tryAgain } = words.failure;
  return (
    <ErrorBoundary text={part} tryAgain={tryAgain} onRetry={retry}>
      <Found />
    </ErrorBoundary>
  );
}

function Missing(): never {
  throw new Error('A part of the page could not be loaded.');
}

/** Loads a part ahead, so that it is there as soon as it is rendered. */
export async function loadPart(load: Load): Promise<ComponentType> {
  const part = await load();
  loaded.set(load, part);
  return part;
}
