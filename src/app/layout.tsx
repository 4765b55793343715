import { lazy, StrictMode, Suspense, startTransition, useEffect, useLayoutEffect, useState } from 'react';
import { Outlet, ScrollRestoration, useLocation } from 'react-router-dom';
import { words } from '#content/words.ts';
import { lastProject } from '#features/projects/last-project.ts';
import { homePath } from '#lib/paths.ts';
import { finishStart } from '#start/hydrate.tsx';
import { Footer } from './footer.tsx';
import { LanguageOffer } from './languages/language-offer.tsx';
import { NavigationBar } from './navigation-bar.tsx';
import { NewerVersion } from './newer-version.tsx';
import { RouteAnnouncer } from './route-announcer.tsx';
import { startScrollAnimations } from './scroll-animations.ts';
import { SiteSearch } from './site-search.tsx';
import { Visits } from './visits.tsx';

/** A separate chunk: toasts only follow an action. */
const ToastsChunk = lazy(async () => {
  const toasts = await import('./toasts.tsx').catch(() => undefined);
  return { default: toasts?.Toasts ?? (() => null) };
});

export function Layout() {
  useEffect(() => void finishStart().then(startScrollAnimations), []);
  return (
    <StrictMode>
      <a href="#main" className="skip-link">
        {words.bar.skip}
      </a>
      <NavigationBar />
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <Footer />
      <RouteAnnouncer />
      {import.meta.env.VITE_ANALYTICS && <Visits />}
      <LastProject />
      <LanguageOffer />
      <NewerVersion />
      <SiteSearch />
      <Toasts />
      <ScrollRestoration />
    </StrictMode>
  );
}

function LastProject() {
  const { pathname } = useLocation();
  useLayoutEffect(() => {
    if (pathname !== homePath) lastProject.set(pathname);
  }, [pathname]);
  return null;
}

/** Browser only. Separate from the layout, so that mounting the toasts does not render it again. */
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
