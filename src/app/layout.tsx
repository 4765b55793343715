import { StrictMode, useEffect } from 'react';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import { words } from '#content/words/site.ts';
import { siteKey } from '#lib/paths.ts';
import { Toasts } from '#ui/toasts.tsx';
import { NavigationBar } from './bar/navigation-bar.tsx';
import { useSiteSearch } from './bar/use-site-search.tsx';
import { Footer } from './footer.tsx';
import { LanguageOffer } from './languages/language-offer.tsx';
import { NewerVersion } from './newer-version.tsx';
import { RouteAnnouncer } from './route-announcer.tsx';
import { startScrollAnimations } from './scroll-animations.ts';
import { Visits } from './visits.tsx';

export function Layout() {
  const { dialog, openSearch } = useSiteSearch();

  useEffect(() => {
    // Tells the script in the head (`index.html`) that the buttons outside the parts work.
    document.dispatchEvent(new Event('hydrated'));
    startScrollAnimations();
  }, []);

  return (
    <StrictMode>
      <a
        href="#main"
        className="fixed start-2 top-2 z-30 rounded-full bg-primary px-5 py-2.5 font-bold text-paper not-focus:-translate-y-[200%] forced-colors:border print:hidden"
      >
        {words.bar.skip}
      </a>
      <NavigationBar onSearch={openSearch} />
      <main id="main" tabIndex={-1} className="wrap-anywhere">
        <Outlet />
      </main>
      <Footer />
      <RouteAnnouncer />
      {import.meta.env.VITE_ANALYTICS && <Visits />}
      <LanguageOffer />
      <NewerVersion />
      {dialog}
      <Toasts />
      <ScrollRestoration storageKey={siteKey('scroll')} />
    </StrictMode>
  );
}
