import { type ComponentType, lazy, Suspense, startTransition, useEffect, useRef, useState } from 'react';
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

/** What is said in place of a part that fails, and how to have it again. */
type PartWords = { part: string; tryAgain: string };

type Props = { of: PartSource; words: PartWords; as?: 'div' | 'section'; id?: string; className?: string };

/** What sleeps has no content that React knows of: all that the file has there stays. */
const asBuilt = { __html: '' };

/**
 * In the file like the rest of the page, and asleep in the browser until somebody comes near. A page that is built in the
 * browser has it as content like any other.
 */
export function Part({ of, words, as: Element = 'div', ...rest }: Props) {
  const element = useRef<HTMLDivElement>(null);
  const [sleeps] = useState(isHydrating);
  useEffect(
    () => (sleeps && element.current ? wakeLater(element.current, of, words) : undefined),
    [sleeps, of, words],
  );

  const props = { ...rest, ref: element, 'data-part': '' };
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it sets nothing.
  if (sleeps) return <Element {...props} dangerouslySetInnerHTML={asBuilt} suppressHydrationWarning />;
  return (
    <Element {...props} data-alive={typeof document === 'undefined' ? undefined : ''}>
      <Content of={of} words={words} />
    </Element>
  );
}

function Content({ of, words, onAlive }: { of: PartSource; words: PartWords; onAlive?: () => void }) {
  const find = () => of.loaded ?? lazy(async () => ({ default: await of.load() }));
  const [Found, setFound] = useState<ComponentType>(find);
  return (
    <ErrorBoundary text={words.part} tryAgain={words.tryAgain} onRetry={() => setFound(find)}>
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

/** @returns puts the part away */
function wakeLater(element: HTMLElement, source: PartSource, words: PartWords): () => void {
  const gone = new AbortController();
  const giveUp = () => window.early?.giveUp(element);
  const onAlive = () => void window.early?.comeAlive(element);

  async function wake() {
    let reason = wanted(element, gone.signal, true);
    while (!source.loaded) {
      await reason;
      // From now on, as the connection may be back before the failure is known.
      reason = wanted(element, gone.signal, false);
      const late = setTimeout(giveUp, 10_000);
      await source.load().catch(giveUp);
      clearTimeout(late);
    }
    if (gone.signal.aborted) return;
    startTransition(() => {
      const root = hydrateRoot(element, <Content of={source} words={words} onAlive={onAlive} />, {
        // Who leaves before it is hydrated misses nothing.
        onRecoverableError: (error) => gone.signal.aborted || reportError(error),
      });
      // Not while React is taking away what is around it.
      gone.signal.addEventListener('abort', () => setTimeout(() => root.unmount()));
    });
  }

  void wake();
  return () => gone.abort();
}

/** Resolves when the part is touched, focused or typed into, the connection is back or, if `orNear`, when it comes near. */
function wanted(element: HTMLElement, signal: AbortSignal, orNear: boolean): Promise<void> {
  return new Promise((resolve) => {
    for (const type of ['pointerdown', 'focusin', 'input', 'online']) {
      const notice = ({ target }: Event) => {
        if (type === 'online' || (target instanceof Node && element.contains(target))) resolve();
      };
      window.addEventListener(type, notice, { capture: true, passive: true, signal });
    }
    const notice = (entries: IntersectionObserverEntry[], observer: IntersectionObserver) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      resolve();
    };
    if (orNear) new IntersectionObserver(notice, { rootMargin: '100%' }).observe(element);
  });
}
