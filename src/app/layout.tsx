import { lazy, Suspense, startTransition, useEffect, useState } from 'react';
import { Outlet } from 'react-router-dom';
import { words } from '#content/words.ts';
import { pageIsAlive } from '#ui/early-taps.ts';
import { Footer } from './footer.tsx';
import { layOutLater } from './lay-out-later.ts';
import { NavigationBar } from './navigation-bar.tsx';
import { PrintHead } from './print-head.tsx';
import { RouteAnnouncer } from './route-announcer.tsx';
import { ScrollPlaces } from './scroll-places.tsx';
import { useScrollAnimations } from './use-scroll-animations.ts';

/** A chunk of its own: nothing is told before something has been done. */
const ToastsChunk = lazy(async () => {
  const toasts = await import('./toasts.tsx').catch(() => undefined);
  return { default: toasts?.Toasts ?? (() => null) };
});

export function Layout() {
  useScrollAnimations();
  useEffect(pageIsAlive, []);
  useEffect(() => void layOutLater(), []);
  return (
    <>
      <a href="#main" className="skip-link">
        {words.bar.skip}
      </a>
      <NavigationBar />
      <PrintHead />
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <Footer />
      <RouteAnnouncer />
      <Toasts />
      <ScrollPlaces />
    </>
  );
}

/** In a browser only. Apart from the layout, which would be rendered once more as they mount. */
function Toasts() {
  const [isMounted, setIsMounted] = useState(false);
  useEffect(() => startTransition(() => setIsMounted(true)), []);
  return (
    isMounted && (
      <Suspense>
        <ToastsChunk />
      </Suspense>
    )
  );
}
