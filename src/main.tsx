import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { loadOtherPages, prerenderedData, routes } from '#app/routes.tsx';
import { keepEarlyText } from '#lib/early-text.ts';
import { homePath, siteHref } from '#lib/paths.ts';
import '#app/styles.css';

// The browser reports a skipped view transition as an error.
window.addEventListener('unhandledrejection', (event) => {
  if (/Transition was skipped/.test(String(event.reason))) event.preventDefault();
});

// File servers also respond to the file's own name, `index.html`, and to doubled slashes.
const folder = location.pathname.replace(/\/index\.html$/, '/').replace(/\/{2,}/g, '/');
if (folder !== location.pathname)
  history.replaceState(history.state, '', folder + location.search + location.hash);

keepEarlyText();
const container = document.getElementById('root') as HTMLElement;
/** Not in development, and not in 404.html, which hosts send for any address. */
const isPrerendered = container.dataset.path === folder.replace(/\/?$/, '/');
const router = createBrowserRouter(routes, {
  basename: siteHref(homePath),
  ...(isPrerendered && { hydrationData: { loaderData: prerenderedData } }),
});
const app = <RouterProvider router={router} />;
startTransition(() => {
  if (isPrerendered) hydrateRoot(container, app);
  else createRoot(container).render(app);
});
setTimeout(loadOtherPages, 5_000);
