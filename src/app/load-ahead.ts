import { matchRoutes } from 'react-router-dom';
import { loadChunk } from '#lib/load-chunk.ts';
import { findProject } from '#pages/find-project.ts';
import { routes } from './routes.tsx';

/**
 * Loads the page behind a link while the pointer, a finger or the focus is on it, so that it opens at once.
 *
 * @param basename the path that the site lies below
 */
export function loadAhead(basename: string): void {
  for (const type of ['pointerover', 'focusin']) document.addEventListener(type, notice, { passive: true });

  function notice({ target }: Event) {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]');
    if (!link || link.origin !== location.origin || link.pathname === location.pathname) return;
    for (const { route, params } of matchRoutes(routes, link.pathname, basename) ?? []) {
      const kind = route.path?.split('/')[0];
      // When something is missing, whoever follows the link is told.
      loadChunk(async () => {
        if (typeof route.lazy === 'function') await route.lazy();
        if (kind === 'website' || kind === 'mobile') await findProject(kind, params.id);
      }).catch(() => {});
    }
  }
}
