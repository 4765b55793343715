import { lazy, Suspense, useEffect } from 'react';
import { Outlet } from 'react-router-dom';
import { pageIsAlive } from '#ui/early-taps.ts';
import { useIsMounted } from '#ui/use-is-mounted.ts';
import { Footer } from './footer.tsx';
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
  return (
    <>
      <a href="#main" className="skip-link">
        Skip to content
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

/** Apart from the layout, which would be rendered once more as it mounts. */
function Toasts() {
  const isMounted = useIsMounted();
  return (
    isMounted && (
      <Suspense>
        <ToastsChunk />
      </Suspense>
    )
  );
}
