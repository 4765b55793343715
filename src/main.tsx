import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { loadOwnNotFound } from '#app/languages/own-not-found.ts';
import { loadAhead, prerenderedData, routes } from '#app/routes.tsx';
import { carryFields } from '#lib/carried-text.ts';
import { homePath, siteHref } from '#lib/paths.ts';
import '#app/styles.css';

// The browser reports a skipped view transition as an error.
window.addEventListener('unhandledrejection', (event) => {
  if (/Transition was skipped/.test(String(event.reason))) event.preventDefault();
});

if (!loadOwnNotFound()) start();

function start() {
  // File servers also respond to the file's own name, `index.html`.
  const folder = location.pathname.replace(/\/index\.html$/, '/');
  if (folder !== location.pathname)
    history.replaceState(history.state, '', folder + location.search + location.hash);
  carryFields();

  const container = document.getElementById('root') as HTMLElement;
  /** Not in development, and not in 404.html, which hosts send for any address. */
  const isPrerendered = container.dataset.path === folder.replace(/\/?$/, '/');
  const router = createBrowserRouter(routes, {
    basename: siteHref(homePath),
    ...(isPrerendered && { hydrationData: { loaderData: prerenderedData } }),
  });
  router.subscribe(() => window.dispatchEvent(new Event('navigated')));
  const app = <RouterProvider router={router} />;
  if (isPrerendered) startTransition(() => void hydrateRoot(container, app));
  else createRoot(container).render(app);
  void loadAhead();
}
