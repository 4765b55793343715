import { followLinks } from '#app/follow-links.ts';
import { loadOwnNotFound } from '#app/languages/own-not-found.ts';
import { loadAhead } from '#app/load-ahead.ts';
import { watchVersion } from '#app/newer-version.tsx';
import { routes } from '#app/routes.tsx';
import { languages } from '#content/site-languages.ts';
import { homeQuery } from '#features/projects/home-query.ts';
import { carryFields } from '#lib/carried-text.ts';
import { homePath, siteHref } from '#lib/paths.ts';
import { hydrate } from '#start/hydrate.tsx';
import '#app/styles.css';

const basename = siteHref(homePath);

// The browser reports a skipped view transition as an error.
window.addEventListener('unhandledrejection', (event) => {
  if (/Transition was skipped/.test(String(event.reason))) event.preventDefault();
});

// In development there is no page script to call it.
if (window.pageStart && import.meta.env.PROD) window.pageStart.start = start;
else void start();

async function start() {
  if (loadOwnNotFound()) return;
  // File servers also respond to the file's own name, `index.html`.
  const folder = location.pathname.replace(/\/index\.html$/, '/') + location.search + location.hash;
  if (location.pathname.endsWith('/index.html')) history.replaceState(history.state, '', folder);
  homeQuery.set(location.search);
  if (languages.length > 1) carryFields();
  const router = await hydrate(routes, basename);
  let place = router.state.location;
  // The router also notifies while a page loads, and misses queries that `history.replaceState` has changed.
  router.subscribe(({ location }) => {
    if (location !== place && location.pathname === basename) homeQuery.set(location.search);
    place = location;
  });
  followLinks(router, basename);
  loadAhead(basename);
  watchVersion();
}
