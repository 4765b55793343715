import { startTransition } from 'react';
import { createBrowserRouter, matchRoutes, type RouteObject, RouterProvider } from 'react-router-dom';
import { watchHead } from './one-head.ts';
import { createRoot, hydrateRoot } from './react-dom.ts';

/** Whether React is hydrating the prerendered file. */
export let isHydrating = false;

let removeDuplicates = () => {};

/**
 * Hydrates the prerendered page, or renders it if the file belongs to another URL (404.html) or is empty (development).
 *
 * @param basename the path of the site, with slashes at both ends
 * @returns the router, once the first page's data has loaded
 */
export async function hydrate(routes: RouteObject[], basename: string) {
  const container = document.getElementById('root') as HTMLElement;
  const path = location.pathname.slice(basename.length - 1).replace(/(.)\/$/, '$1');
  const isBuilt = container.dataset.path === path;
  const hydrationData = isBuilt && JSON.parse(document.getElementById('page-data')?.textContent ?? '{}');
  // Load the page's chunk first, so that the first render matches the file.
  for (const { route } of (isBuilt && matchRoutes(routes, location, basename)) || [])
    await route.handle?.find();
  const router = createBrowserRouter(routes, { basename, ...(hydrationData && { hydrationData }) });
  // React starts in a separate task.
  await new Promise((resolve) => {
    if (router.state.initialized) setTimeout(resolve);
    else router.subscribe(({ initialized }) => initialized && setTimeout(resolve));
  });

  const app = <RouterProvider router={router} />;
  isHydrating = isBuilt || (container.dataset.path === '*' && router.state.errors !== null);
  const parts = [...container.querySelectorAll('[data-part]')];
  /** If a translator or extension has changed the file, React renders the page again. The parts then get their HTML back. */
  const onRecoverableError = (error: unknown) => {
    for (const part of container.querySelectorAll('[data-part]:empty'))
      part.append(...(parts.shift()?.childNodes ?? []));
    reportError(error);
  };
  removeDuplicates = watchHead(document.head);
  if (isHydrating) startTransition(() => void hydrateRoot(container, app, { onRecoverableError }));
  else createRoot(container).render(app);
  return router;
}

/**
 * Called by the layout after its first render. Marks the page ready and resolves when everything below the screen is laid
 * out. Reading sizes forces the layout of one part, chat or card at a time, so that scrolling causes no long task.
 */
export async function finishStart(): Promise<void> {
  isHydrating = false;
  removeDuplicates();
  const html = document.documentElement;
  window.pageStart?.markReady(html);
  for (const part of document.querySelectorAll<HTMLElement>('[data-part], .chat-card, .card')) {
    await idle();
    part.firstElementChild?.getBoundingClientRect();
    await idle();
    part.style.contentVisibility = 'visible';
  }
  await idle();
  html.dataset.whole = '';
}

/** Safari has no idle callback, and a slow phone that animates the coin may never be idle. */
function idle(): Promise<unknown> {
  return new Promise((done) => window.requestIdleCallback?.(done, { timeout: 500 }) ?? setTimeout(done, 50));
}
