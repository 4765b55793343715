import { type ComponentType, lazy, Suspense, startTransition, useEffect, useRef, useState } from 'react';
import { words } from '#content/words.ts';
import { ErrorBoundary } from '#ui/error-boundary.tsx';
import { isHydrating } from './hydrate.tsx';
import { hydrateRoot } from './react-dom.ts';

/** A part of a page whose script is a chunk of its own; `loaded` once it has come. */
export type PartSource = { load: () => Promise<ComponentType>; loaded?: ComponentType };

export function partSource(load: () => Promise<ComponentType>): PartSource {
  const source: PartSource = {
    async load() {
      source.loaded ??= await load();
      return source.loaded;
    },
  };
  return source;
}

type Props = { of: PartSource; as?: 'div' | 'section'; id?: string; className?: string };

/** One object for all renders: at a new one React would empty the part, which keeps what the file has there. */
const asInFile = { __html: '' };

/**
 * In the file like the rest of the page, and asleep in the browser until somebody comes near. A page that is rendered in the
 * browser has it as content like any other.
 */
export function Part({ of, as: Element = 'div', ...rest }: Props) {
  const element = useRef<HTMLDivElement>(null);
  const [sleeps] = useState(() => isHydrating);
  useEffect(() => {
    if (!sleeps || !element.current) return;
    const gone = new AbortController();
    void wake(element.current, of, gone.signal);
    return () => gone.abort();
  }, [sleeps, of]);

  const props = { ...rest, ref: element, 'data-part': '' };
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it sets nothing.
  if (sleeps) return <Element {...props} dangerouslySetInnerHTML={asInFile} suppressHydrationWarning />;
  return (
    <Element {...props} data-alive={typeof document === 'undefined' ? undefined : ''}>
      <Content of={of} />
    </Element>
  );
}

function Content({ of, onAlive }: { of: PartSource; onAlive?: () => void }) {
  const find = () => of.loaded ?? lazy(async () => ({ default: await of.load() }));
  // React calls it.
  const [Found, setFound] = useState<ComponentType>(find);
  const { part, tryAgain } = words.failure;
  return (
    <ErrorBoundary text={part} tryAgain={tryAgain} onRetry={() => setFound(find)}>
      <Suspense>
        <Found />
        <Alive onAlive={onAlive} />
      </Suspense>
    </ErrorBoundary>
  );
}

/** Hydrates together with the content beside it. */
function Alive({ onAlive }: { onAlive: (() => void) | undefined }) {
  useEffect(() => onAlive?.(), [onAlive]);
  return null;
}

async function wake(element: HTMLElement, of: PartSource, gone: AbortSignal) {
  const near = new Promise((resolve) => {
    const notice = (seen: IntersectionObserverEntry[]) =>
      seen.some(({ isIntersecting }) => isIntersecting) && resolve(seen);
    new IntersectionObserver(notice, { rootMargin: '100%' }).observe(element);
  });
  await Promise.race([near, window.early?.wanted(element, gone) ?? near]);
  await window.early?.bring(element, of.load, gone);
  if (gone.aborted) return;
  const onAlive = () => window.early?.comeAlive(element);
  startTransition(() => {
    const root = hydrateRoot(element, <Content of={of} onAlive={onAlive} />, {
      // Errors no longer matter once the visitor has left.
      onRecoverableError: (error) => gone.aborted || reportError(error),
    });
    // Not while React is taking away what is around it.
    gone.addEventListener('abort', () => setTimeout(() => root.unmount()));
  });
}
