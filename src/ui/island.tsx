import { type ComponentType, type ElementType, lazy, Suspense, useEffect, useState } from 'react';
import { replayEarlyTaps } from './early-taps.ts';
import { ErrorBoundary } from './error-boundary.tsx';

/** A part of the page whose script is a chunk of its own. */
export type IslandSource<Props> = {
  name: string;
  /** Loads the chunk at once, so that a page that is built in the browser has its full height from the start. */
  preload: () => Promise<ComponentType<Props>>;
  loaded: () => ComponentType<Props> | undefined;
  later: () => ElementType;
};

/**
 * @param name unique on its page
 * @param load imports the part; called when it comes near the screen or is touched
 */
export function islandSource<Props>(
  name: string,
  load: () => Promise<ComponentType<Props>>,
): IslandSource<Props> {
  let loaded: ComponentType<Props> | undefined;
  const preload = async () => {
    loaded ??= await load();
    return loaded;
  };
  const later = () =>
    lazy(async () => {
      await whenNear(name);
      return { default: await preload() };
    });
  return { name, preload, loaded: () => loaded, later };
}

type Props<ContentProps> = { source: IslandSource<ContentProps>; content: ContentProps };

/**
 * Prerendered like the rest of the page, and hydrated once its chunk is there. A chunk that cannot be loaded, or a part
 * that fails, says so in its place and can be tried again; the rest of the page goes on.
 */
export function Island<ContentProps>({ source, content }: Props<ContentProps>) {
  const [Content, setContent] = useState<ElementType>(() => source.loaded() ?? source.later());
  return (
    <div data-island={source.name}>
      <ErrorBoundary onRetry={() => setContent(() => source.loaded() ?? source.later())}>
        <Suspense>
          <Content {...content} />
          <Alive name={source.name} />
        </Suspense>
      </ErrorBoundary>
    </div>
  );
}

/** Hydrates together with the content beside it. */
function Alive({ name }: { name: string }) {
  useEffect(() => {
    const element = document.querySelector<HTMLElement>(`[data-island="${name}"]`);
    if (!element) return;
    element.dataset.alive = '';
    replayEarlyTaps();
  }, [name]);
  return null;
}

const sleeping = new Set<() => void>();
/** A tap that came before the page could answer leads on before React has come to the islands. */
let areAwake = false;

/** Lets every island load, e.g. before a navigation: React would let it wait for those that sleep. */
export function wakeIslands(): void {
  areAwake = true;
  for (const wake of sleeping) wake();
}

/** Resolves when the island is within a screen's height of the visitor, has been touched or focused, or is woken. */
async function whenNear(name: string): Promise<void> {
  if (typeof document === 'undefined' || areAwake) return;
  const element = document.querySelector(`[data-island="${name}"]`);
  if (!element) return;
  await new Promise<void>((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) done();
      },
      { rootMargin: '100%' },
    );
    const done = () => {
      observer.disconnect();
      sleeping.delete(done);
      resolve();
    };
    sleeping.add(done);
    observer.observe(element);
    for (const type of ['pointerdown', 'focusin']) element.addEventListener(type, done, { once: true });
  });
}
