import { type ComponentType, type ElementType, lazy, Suspense, useEffect, useMemo, useState } from 'react';
import { replayEarlyTaps } from './early-taps.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { HoldNavigation } from './hold-navigation.tsx';

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
      let isAsked = await whenNear(name);
      for (;;) {
        try {
          return { default: await preload() };
        } catch (error) {
          // What can be read stays, until the visitor wants more of it.
          const part = findPart(name);
          if (isAsked || !part?.firstElementChild) throw error;
          isAsked = await whenAskedOrOnline(part);
        }
      }
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
  const [isAlive, setIsAlive] = useState(false);
  // Kept, as React takes a new element for a reason to hydrate a part that sleeps, and lets the page wait for its chunk.
  const part = useMemo(
    () => (
      <Suspense>
        <Content {...content} />
        <Alive onAlive={() => setIsAlive(true)} />
      </Suspense>
    ),
    [Content, content],
  );

  useEffect(() => {
    if (isAlive) replayEarlyTaps();
  }, [isAlive]);

  return (
    <div data-island={source.name} data-alive={isAlive ? '' : undefined}>
      <ErrorBoundary onRetry={() => setContent(() => source.loaded() ?? source.later())}>
        <HoldNavigation isHeld={!isAlive}>{part}</HoldNavigation>
      </ErrorBoundary>
    </div>
  );
}

/** Hydrates together with the content beside it. */
function Alive({ onAlive }: { onAlive: () => void }) {
  useEffect(onAlive, [onAlive]);
  return null;
}

/**
 * Resolves when the part is within a screen's height of the visitor, or is asked for: touched or focused.
 *
 * @returns whether it was asked for
 */
async function whenNear(name: string): Promise<boolean> {
  const part = typeof document === 'undefined' ? null : findPart(name);
  if (!part) return false;
  return new Promise((resolve) => {
    const done = (isAsked: boolean) => {
      observer.disconnect();
      resolve(isAsked);
    };
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) done(false);
      },
      { rootMargin: '100%' },
    );
    observer.observe(part);
    onceAsked(part, () => done(true));
  });
}

async function whenAskedOrOnline(part: Element): Promise<boolean> {
  return new Promise((resolve) => {
    onceAsked(part, () => resolve(true));
    window.addEventListener('online', () => resolve(false), { once: true });
  });
}

function onceAsked(part: Element, run: () => void): void {
  for (const type of ['pointerdown', 'focusin']) part.addEventListener(type, run, { once: true });
}

function findPart(name: string): Element | null {
  return document.querySelector(`[data-island="${name}"]`);
}
