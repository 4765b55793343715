import type { createBrowserRouter } from 'react-router-dom';
import { scrollToPick } from '#ui/scroll-to-pick.ts';

/**
 * Links of a part that still sleeps are followed as those of the others are: within the page, not by loading another. In
 * the capturing phase, as React keeps what happens in such a part to itself.
 */
export function followEarlyLinks(router: ReturnType<typeof createBrowserRouter>): void {
  const base = (router.basename ?? '/').replace(/\/$/, '');
  document.addEventListener('click', follow, true);

  function follow(event: MouseEvent) {
    const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event;
    if (!(target instanceof Element) || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return;
    const link = target.closest<HTMLAnchorElement>('[data-island]:not([data-alive]) a[href]:not([target])');
    if (!link || link.origin !== location.origin || !link.pathname.startsWith(`${base}/`)) return;
    if (/\.\w+$/.test(link.pathname)) return;
    event.preventDefault();
    const section = link.pathname === location.pathname && document.getElementById(link.hash.slice(1));
    void router.navigate(link.pathname.slice(base.length) + link.search + link.hash, {
      viewTransition: !section,
      preventScrollReset: Boolean(section),
    });
    if (!section) return;
    scrollToPick(section);
    section.querySelector<HTMLElement>('h1, h2')?.focus({ preventScroll: true });
  }
}
