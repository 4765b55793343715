import { type ComponentType, lazy, Suspense, startTransition, useEffect, useRef, useState } from 'react';
import { words } from '#content/words.ts';
import { ErrorBoundary } from '#ui/error-boundary.tsx';
import { isHydrating } from './hydrate.tsx';
import { hydrateRoot } from './react-dom.ts';

type Load = () => Promise<ComponentType>;
type Props = { load: Load; as?: 'div' | 'section'; id?: string; className?: string };

const loaded = new Map<Load, ComponentType>();

/** One object for all renders: at a new one React would empty the part, which keeps what the file has there. */
const asInFile = { __html: '' };

/**
 * A part of a page whose script is a chunk of its own: in the file like the rest, and asleep in the browser until somebody
 * comes near. A page that is rendered in the browser has it as content like any other.
 *
 * @param load always the same function for the same part
 */
export function Part({ load, as: Element = 'div', ...rest }: Props) {
  const element = useRef<HTMLDivElement>(null);
  const [sleeps] = useState(() => isHydrating);
  useEffect(() => {
    if (!sleeps || !element.current) return;
    const gone = new AbortController();
    void wake(element.current, load, gone.signal);
    return () => gone.abort();
  }, [sleeps, load]);

  const props = { ...rest, ref: element, 'data-part': '' };
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it sets nothing.
  if (sleeps) return <Element {...props} dangerouslySetInnerHTML={asInFile} suppressHydrationWarning />;
  return (
    <Element {...props} data-alive={typeof document === 'undefined' ? undefined : ''}>
      <Content load={load} />
    </Element>
  );
}

function Content({ load, onAlive }: { load: Load; onAlive?: () => void }) {
  const find = () => loaded.get(load) ?? lazy(async () => ({ default: await loadPart(load) }));
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

/** Loads a part ahead, so that it is there as soon as it is rendered. */
export async function loadPart(load: Load): Promise<ComponentType> {
  const part = await load();
  loaded.set(load, part);
  return part;
}

async function wake(element: HTMLElement, load: Load, gone: AbortSignal) {
  const { early } = window;
  const near = new Promise((resolve) => {
    const notice = (seen: IntersectionObserverEntry[]) =>
      seen.some(({ isIntersecting }) => isIntersecting) && resolve(seen);
    new IntersectionObserver(notice, { rootMargin: '100%' }).observe(element);
  });
  await Promise.race([near, early?.wanted(element) ?? near]);
  await early?.bring(element, () => loadPart(load));
  if (gone.aborted) return;
  const onAlive = () => early?.comeAlive(element);
  startTransition(() => {
    const root = hydrateRoot(element, <Content load={load} onAlive={onAlive} />, {
      // Errors no longer matter once the visitor has left.
      onRecoverableError: (error) => gone.aborted || reportError(error),
    });
    // Not while React is taking away what is around it.
    gone.addEventListener('abort', () => setTimeout(() => root.unmount()));
  });
}
