import { matchRoutes } from 'react-router-dom';
import { routes } from './routes.tsx';

/**
 * Loads the page behind a link and its data while the link is hovered, touched or focused.
 *
 * @param basename the site's base path
 */
export function loadAhead(basename: string): void {
  const noticed = new Set<string>();
  for (const type of ['pointerover', 'focusin']) document.addEventListener(type, notice, { passive: true });

  function notice({ target }: Event) {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]');
    if (!link || link.origin !== location.origin || link.pathname === location.pathname) return;
    if (noticed.has(link.pathname)) return;
    noticed.add(link.pathname);
    for (const { route, params } of matchRoutes(routes, link.pathname, basename) ?? []) {
      const { loader, path = '' } = route;
      const load = async () => {
        const request = new Request(link.href);
        const asked = { request, url: new URL(link.href), pattern: path, params, context: {} };
        if (typeof loader === 'function') await loader(asked);
      };
      // The error shows when the link is followed.
      load().catch(() => {});
    }
  }
}
