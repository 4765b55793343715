import { startTransition } from 'react';
import { createBrowserRouter, matchRoutes, type RouteObject, RouterProvider } from 'react-router-dom';
import { createRoot, hydrateRoot } from './react-dom.ts';

/** Whether React is taking over what the file has, and so must not build anything of its own. */
export let isHydrating = false;

/**
 * Hydrates the page that the file holds, or builds one where the file is of another address (404.html) or empty (development).
 * Resolves with the router once it knows what to show; `basename` is the path that the site lies below.
 */
export async function hydrate(routes: RouteObject[], basename: string) {
  const container = document.getElementById('root') as HTMLElement;
  const path = location.pathname.slice(basename.length - 1).replace(/(.)\/$/, '$1');
  const isBuilt = container.dataset.path === path;
  const hydrationData = isBuilt && JSON.parse(document.getElementById('page-data')?.textContent ?? '{}');
  // The chunk of the page is there by now, so that the first render is what the file shows.
  for (const { route } of (isBuilt && matchRoutes(routes, location, basename)) || [])
    await route.handle?.find();
  const router = createBrowserRouter(routes, { basename, ...(hydrationData && { hydrationData }) });
  // React begins in a task of its own.
  await new Promise((resolve) => {
    if (router.state.initialized) setTimeout(resolve);
    else router.subscribe(({ initialized }) => initialized && setTimeout(resolve));
  });

  const app = <RouterProvider router={router} />;
  isHydrating = isBuilt || (container.dataset.path === '*' && router.state.errors !== null);
  const parts = [...container.querySelectorAll('[data-part]')];
  /** Where something has changed the file, such as a translator, React builds the page anew. What the parts hold goes on. */
  const onRecoverableError = (error: unknown) => {
    for (const part of container.querySelectorAll('[data-part]:empty'))
      part.append(...(parts.shift()?.childNodes ?? []));
    reportError(error);
  };
  if (isHydrating) startTransition(() => void hydrateRoot(container, app, { onRecoverableError }));
  else createRoot(container).render(app);
  return router;
}

/**
 * Called by the layout once it is in the page: answers, and resolves when all below the screen is laid out, too, a part, the
 * chat or a card at a time. Asking for its size lays it out unseen, so that showing it is a shorter task.
 */
export async function finishStart(): Promise<void> {
  isHydrating = false;
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

/** Safari has no idle callback; a slow phone that is busy with the coin may never be idle. */
function idle(): Promise<unknown> {
  return new Promise((done) => window.requestIdleCallback?.(done, { timeout: 500 }) ?? setTimeout(done, 50));
}
