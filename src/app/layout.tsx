import { useEffect } from 'react';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import { Footer } from './footer.tsx';
import { NavigationBar } from './navigation-bar.tsx';
import { replayEarlyTaps } from './replay-early-taps.ts';
import { RouteAnnouncer } from './route-announcer.tsx';
import { Toasts } from './toasts.tsx';
import { useScrollAnimations } from './use-scroll-animations.ts';

export function Layout() {
  useScrollAnimations();
  useEffect(replayEarlyTaps, []);
  return (
    <>
      <a href="#main" className="skip-link">
        Skip to content
      </a>
      <NavigationBar />
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <Footer />
      <RouteAnnouncer />
      <Toasts />
      <ScrollRestoration />
    </>
  );
}
