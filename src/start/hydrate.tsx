import { StrictMode, startTransition } from 'react';
import { createBrowserRouter, matchRoutes, type RouteObject, RouterProvider } from 'react-router-dom';
import { createRoot, hydrateRoot } from './react-dom.ts';

/** Whether React is taking over what the file has, and so must not build anything of its own. */
export let isHydrating = false;

/**
 * Called by the shell once it is hydrated. What the first paint has left out is laid out next, a part, the chat or a card at
 * a time.
 *
 * @returns resolves when all of the page is laid out
 */
export async function shellIsAlive(): Promise<void> {
  isHydrating = false;
  const html = document.documentElement;
  window.early?.comeAlive(html);
  // The page itself is the last: also where nothing was left out, what follows waits until the browser is idle.
  for (const part of [...document.querySelectorAll<HTMLElement>('[data-part], .chat-card, .card'), html]) {
    await idle();
    // Asking for its size lays it out, unseen, so that showing it takes a shorter task.
    part.firstElementChild?.getBoundingClientRect();
    await idle();
    part.style.contentVisibility = 'visible';
  }
  html.dataset.whole = '';
}

/** Safari has no idle callback; a slow phone that is busy with the coin may never be idle. */
function idle(): Promise<unknown> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(resolve, { timeout: 500 });
    else setTimeout(resolve, 50);
  });
}

/**
 * Hydrates the page that the file holds, or builds one where the file is of another address: 404.html answers each unknown
 * one, and development has nothing but an empty page.
 *
 * @param basename the path that the site lies below
 * @returns the router, once it knows what to show
 */
export async function hydrate(routes: RouteObject[], basename: string) {
  const container = document.getElementById('root');
  if (!container) throw new Error('index.html has no #root');

  const path = location.pathname.slice(basename.length - 1).replace(/(.)\/$/, '$1');
  const isBuilt = container.dataset.path === path;
  const hydrationData = isBuilt && JSON.parse(document.getElementById('page-data')?.textContent ?? '{}');
  // With its chunk, which has come by now, the first render is what the file shows, where the visitor has scrolled to.
  for (const { route } of (isBuilt && matchRoutes(routes, location, basename)) || []) {
    if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined });
  }
  const router = createBrowserRouter(routes, { basename, ...(hydrationData && { hydrationData }) });
  if (!router.state.initialized) {
    await new Promise<void>((resolve) => router.subscribe(({ initialized }) => initialized && resolve()));
  }
  // React begins in a task of its own.
  await new Promise((resolve) => setTimeout(resolve));

  const app = (
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>
  );
  if (isBuilt || (container.dataset.path === '*' && router.state.errors)) {
    isHydrating = true;
    startTransition(() => void hydrateRoot(container, app));
  } else {
    createRoot(container).render(app);
  }
  return router;
}
