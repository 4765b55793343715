import type { createBrowserRouter } from 'react-router-dom';
import { lastProject } from '#lib/last-project.ts';
import { motion } from '#ui/use-motion.ts';

/**
 * Follows every plain link inside the site within the page. One to a place of the page that is shown scrolls there smoothly
 * and names it in the address: with a filter as a new entry of the history, without one in place.
 *
 * @param basename the path that the site lies below
 */
export function followLinks(router: ReturnType<typeof createBrowserRouter>, basename: string): void {
  // React would stop a click on what it is still hydrating, and the browser would load the page anew.
  document.addEventListener('click', (event) => isAlive(event.target) || follow(event), true);
  document.addEventListener('click', follow);

  function follow(event: MouseEvent) {
    const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event;
    if (event.defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return;
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]');
    if (!link || link.target || link.hasAttribute('download') || link.getAttribute('href')?.startsWith('#'))
      return;
    const isInside = link.origin === location.origin && link.pathname.startsWith(basename);
    if (!isInside || /\.\w+$/.test(link.pathname)) return;
    event.preventDefault();
    void (link.pathname === location.pathname ? goTo(link) : open(link));
  }

  async function open({ pathname, search, hash }: HTMLAnchorElement) {
    const path = `/${pathname.slice(basename.length)}`;
    lastProject.set(path);
    await router.navigate(path + search + hash, { viewTransition: 'startViewTransition' in document });
  }

  async function goTo({ pathname, search, hash }: HTMLAnchorElement) {
    const path = `/${pathname.slice(basename.length)}`;
    if (search && search !== location.search)
      await router.navigate(path + search, { preventScrollReset: true });
    // The router would jump there, in the midst of the scroll.
    history.replaceState(history.state, '', location.pathname + location.search + hash);
    document.documentElement.dataset.whole = '';
    const section = document.getElementById(hash.slice(1));
    section?.scrollIntoView({ behavior: motion.get() === 'on' ? 'smooth' : 'instant' });
    section?.querySelector<HTMLElement>('h1, h2')?.focus({ preventScroll: true });
  }
}

function isAlive(target: EventTarget | null): boolean {
  const part = target instanceof Element && target.closest<HTMLElement>('[data-part]');
  return (part || document.documentElement).dataset.alive === '';
}
