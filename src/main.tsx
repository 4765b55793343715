import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { reloadOnStaleChunk } from '#app/reload-on-stale-chunk.ts';
import { routes } from '#app/routes.tsx';
import { wakeIslands } from '#ui/island.tsx';
import '#app/styles.css';

// A page transition that the next pick overtakes is no fault; the browser reports it as one.
window.addEventListener('unhandledrejection', (event) => {
  if (/Transition was skipped/.test(String(event.reason))) event.preventDefault();
});

void start();

async function start() {
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');

  const router = createBrowserRouter(routes, { basename: import.meta.env.BASE_URL });
  reloadOnStaleChunk(() => {
    const { location } = router.state.navigation;
    return location && router.createHref(location);
  });
  // The page's own chunk and record have to be there, or the first render would not match the prerendered one.
  await new Promise<void>((resolve) => {
    if (router.state.initialized) return resolve();
    const unsubscribe = router.subscribe((state) => {
      if (!state.initialized) return;
      unsubscribe();
      resolve();
    });
  });

  router.subscribe(wakeIslands);

  const app = (
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>
  );
  const { errors, location } = router.state;
  // The router's own address has the base path in it.
  const path = location.pathname.slice(import.meta.env.BASE_URL.length - 1).replace(/(.)\/$/, '$1');
  // 404.html is served for every unknown address; only the page that was rendered for this one is hydrated.
  if (root.dataset.path === path) {
    // Without its chunk the finished page still reads well and its links work.
    if (!errors) hydrateRoot(root, app);
  } else if (root.dataset.path === '*' && errors) {
    hydrateRoot(root, app);
  } else {
    root.replaceChildren();
    createRoot(root).render(app);
  }
}
