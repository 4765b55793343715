import type { createBrowserRouter } from 'react-router-dom';
import { lastProject } from '#features/projects/last-project.ts';
import { motion } from '#ui/use-motion.ts';

/**
 * Follows every plain link inside the site within the page. One to a place of the page that is shown scrolls there smoothly
 * and names it in the address: with a filter as a new entry of the history, without one in place. One with `data-back` goes
 * back in the history to where the first of the projects was opened, to the same tab at the same place.
 *
 * @param basename the path that the site lies below
 */
export function followLinks(router: ReturnType<typeof createBrowserRouter>, basename: string): void {
  /** Those that went back: tapped once more before the page has changed, they would go on from there. */
  const gone = new WeakSet<HTMLAnchorElement>();
  // On the way down: React would stop a click on what it is still hydrating, and the browser would load the page anew.
  document.addEventListener('click', follow, true);

  function follow(event: MouseEvent) {
    const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event;
    if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return;
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]');
    if (!link || link.target || link.hasAttribute('download') || link.getAttribute('href')?.startsWith('#'))
      return;
    const isInside = link.origin === location.origin && link.pathname.startsWith(basename);
    if (!isInside || /\.\w+$/.test(link.pathname)) return;
    // The browser asks first whether a message may be lost.
    if (link.pathname !== location.pathname && window.pageStart?.holdsMessage()) return;
    event.preventDefault();
    // After whatever else answers the click, such as the menu, which closes.
    setTimeout(() => gone.has(link) || (link.pathname === location.pathname ? goTo(link) : open(link)));
  }

  async function open(link: HTMLAnchorElement) {
    const { pathname, search, hash, rel, dataset } = link;
    const path = `/${pathname.slice(basename.length)}`;
    // How many entries of the history lie between this page and the list: one, and one more for each project after it.
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
    // Another page that has been picked before and is still to come is given up by that.
    if (isFilter || router.state.navigation.state !== 'idle')
      await router.navigate(path + (search || location.search), {
        preventScrollReset: true,
        replace: !isFilter,
      });
    // The router would jump there, in the midst of the scroll.
    history.replaceState(history.state, '', location.pathname + location.search + hash);
    document.documentElement.dataset.whole = '';
    const section = document.getElementById(hash.slice(1));
    section?.scrollIntoView({ behavior: motion.get() === 'on' ? 'smooth' : 'instant' });
    section?.querySelector<HTMLElement>('h1, h2')?.focus({ preventScroll: true });
  }
}
