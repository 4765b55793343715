import { matchRoutes } from 'react-router-dom';
import { routes } from './routes.tsx';

/**
 * Loads the page behind a link and its data while the link is hovered, touched or focused.
 *
 * @param basename the site's base path
 */
export function loadAhead(basename: string): void {
  const preloaded = new Set<string>();
  for (const type of ['pointerover', 'focusin']) document.addEventListener(type, preload, { passive: true });

  function preload({ target }: Event) {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]');
    if (!link || link.origin !== location.origin || link.pathname === location.pathname) return;
    if (preloaded.has(link.pathname)) return;
    preloaded.add(link.pathname);
    for (const { route, params } of matchRoutes(routes, link.pathname, basename) ?? []) {
      const { loader, path = '' } = route;
      const load = async () => {
        const request = new Request(link.href);
        const input = { request, url: new URL(link.href), pattern: path, params, context: {} };
        if (typeof loader === 'function') await loader(input);
      };
      // The error shows when the link is followed.
      load().catch(() => {});
    }
  }
}
