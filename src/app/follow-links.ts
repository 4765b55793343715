import type { createBrowserRouter } from 'react-router-dom';
import { lastProject } from '#features/projects/last-project.ts';
import { resolvedPath } from '#lib/paths.ts';
import { motion } from '#ui/use-motion.ts';

/**
 * Follows internal links without a page load. A link within the current page scrolls smoothly and updates the address: a
 * filter adds a history entry, a hash alone does not. A link with `data-back` goes back in history to the list where the first
 * project was opened.
 *
 * @param basename the site's base path
 */
export function followLinks(router: ReturnType<typeof createBrowserRouter>, basename: string): void {
  /** Links already followed: a second tap before the page changes must not go back again. */
  const gone = new WeakSet<HTMLAnchorElement>();
  // Capture, because React stops clicks on elements it is still hydrating, and the browser would reload the page.
  document.addEventListener('click', follow, true);

  function follow(event: MouseEvent) {
    const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event;
    if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return;
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]');
    if (
      !link ||
      link.target ||
      link.hreflang ||
      link.hasAttribute('download') ||
      link.getAttribute('href')?.startsWith('#')
    )
      return;
    const isInside = link.origin === location.origin && resolvedPath(link.pathname)?.startsWith(basename);
    if (!isInside || /\.\w+$/.test(link.pathname)) return;
    // Let the browser ask before a message is lost.
    if (link.pathname !== location.pathname && window.pageStart?.holdsMessage()) return;
    event.preventDefault();
    // After other click handlers, such as the one that closes the menu.
    setTimeout(() => gone.has(link) || (link.pathname === location.pathname ? goTo(link) : open(link)));
  }

  async function open(link: HTMLAnchorElement) {
    const { pathname, search, hash, rel, dataset } = link;
    const path = `/${pathname.slice(basename.length)}`;
    // History entries back to the list: one per opened project.
    const steps: number = router.state.location.state?.steps ?? 1;
    if (dataset.back === undefined) lastProject.set(path);
    // The router numbers the entries of a visit from 0.
    else if (history.state?.idx >= steps) {
      gone.add(link);
      return router.navigate(-steps);
    }
    await router.navigate(path + search + hash, {
      state: /^(prev|next)$/.test(rel) ? { steps: steps + 1 } : null,
      viewTransition: 'startViewTransition' in document,
    });
  }

  async function goTo({ pathname, search, hash }: HTMLAnchorElement) {
    const path = `/${pathname.slice(basename.length)}`;
    const isFilter = search !== '' && search !== location.search;
    // This cancels a pending navigation to another page.
    if (isFilter || router.state.navigation.state !== 'idle')
      await router.navigate(path + (search || location.search), {
        preventScrollReset: true,
        replace: !isFilter,
      });
    // The router would jump and interrupt the smooth scroll.
    history.replaceState(history.state, '', location.pathname + location.search + hash);
    document.documentElement.dataset.whole = '';
    const section = document.getElementById(hash.slice(1));
    section?.scrollIntoView({ behavior: motion.get() === 'on' ? 'smooth' : 'instant' });
    section?.querySelector<HTMLElement>('h1, h2')?.focus({ preventScroll: true });
  }
}
