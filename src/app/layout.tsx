import { useEffect } from 'react';
import { Outlet } from 'react-router-dom';
import { pageIsAlive } from '#ui/early-taps.ts';
import { Footer } from './footer.tsx';
import { NavigationBar } from './navigation-bar.tsx';
import { PrintHead } from './print-head.tsx';
import { RouteAnnouncer } from './route-announcer.tsx';
import { ScrollPlaces } from './scroll-places.tsx';
import { Toasts } from './toasts.tsx';
import { useScrollAnimations } from './use-scroll-animations.ts';

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
