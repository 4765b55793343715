import { StrictMode, startTransition } from 'react';
import { createBrowserRouter, type HydrationState, matchRoutes, RouterProvider } from 'react-router-dom';
import { followEarlyLinks } from '#app/follow-early-links.ts';
import { layOutAll } from '#app/lay-out-later.ts';
import { loadAhead } from '#app/load-ahead.ts';
import { createRoot, hydrateRoot } from '#app/react-dom.ts';
import { reloadOnStaleChunk } from '#app/reload-on-stale-chunk.ts';
import { routes } from '#app/routes.tsx';
import '#app/styles.css';

const basename = import.meta.env.BASE_URL;

// A page transition that the next pick overtakes is no fault; the browser reports it as one.
window.addEventListener('unhandledrejection', (event) => {
  if (/Transition was skipped/.test(String(event.reason))) event.preventDefault();
});

void start();

async function start() {
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');

  let router: ReturnType<typeof createBrowserRouter> | undefined;
  reloadOnStaleChunk(() => {
    const target = router?.state.navigation.location;
    return target && router?.createHref(target);
  });
  const path = location.pathname.slice(basename.length - 1).replace(/(.)\/$/, '$1');
  // 404.html is served for every unknown address; only the page that was rendered for this one is hydrated.
  const isPrerendered = root.dataset.path === path;
  const hydrationData = isPrerendered ? await preparePage() : undefined;
  // Without its chunk the finished page still reads well and its links work.
  if (isPrerendered && !hydrationData) return;
  router = createBrowserRouter(routes, { basename, ...(hydrationData && { hydrationData }) });
  await initialized(router);
  router.subscribe(layOutAll);
  followEarlyLinks(router);

  const app = (
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>
  );
  if (isPrerendered || (root.dataset.path === '*' && router.state.errors)) {
    startTransition(() => void hydrateRoot(root, app));
  } else {
    createRoot(root).render(app);
  }
  loadAhead(basename);
}

/**
 * Gives a prerendered page what it was rendered with, so that its first render in the browser matches: its own chunk, and
 * the data that its file carries.
 *
 * @returns `undefined` when the chunk cannot be loaded
 */
async function preparePage(): Promise<HydrationState | undefined> {
  try {
    for (const { route } of matchRoutes(routes, location, basename) ?? []) {
      if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined });
    }
  } catch {
    return undefined;
  }
  return JSON.parse(document.getElementById('page-data')?.textContent ?? '{}');
}

async function initialized(router: ReturnType<typeof createBrowserRouter>): Promise<void> {
  if (router.state.initialized) return;
  await new Promise<void>((resolve) => {
    const unsubscribe = router.subscribe((state) => {
      if (!state.initialized) return;
      unsubscribe();
      resolve();
    });
  });
}
