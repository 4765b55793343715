import { type MouseEvent, useCallback } from 'react';
import { Link, type LinkProps, useLocation, useNavigate, useResolvedPath } from 'react-router-dom';
import { motion } from '#lib/preferences.ts';

/** Where there are none, the router would warn. */
const hasTransitions = typeof document !== 'undefined' && 'startViewTransition' in document;

type Props = Omit<LinkProps, 'to'> & { to: string };

/**
 * A link within the site. To another page it runs a view transition. Within a page it scrolls smoothly and focuses the
 * heading: a hash alone adds no history entry and keeps the query, a filter adds one.
 */
export function SiteLink({ to, state, onClick, ...rest }: Props) {
  const here = useLocation();
  const target = useResolvedPath(to);
  const isHere = target.pathname === here.pathname;
  const search = isHere ? target.search || here.search : target.search;
  const navigateHere = useNavigateHere();

  function scroll(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    if (!isHere || event.defaultPrevented || !opensHere(event)) return;
    event.preventDefault();
    void navigateHere(target.search || location.search, target.hash);
    // After other click handlers: closing a dialog moves the focus.
    setTimeout(() => showSection(target.hash.slice(1)));
  }

  return (
    <Link
      {...rest}
      data-to={to}
      to={{ ...target, search }}
      state={state ?? { isFromHome: here.pathname === '/' }}
      viewTransition={hasTransitions}
      onClick={scroll}
    />
  );
}

/**
 * Changes the query and the hash of this page's address. A changed query adds a history entry, unless it replaces the current
 * one. The router gets the query alone: with a hash it scrolls there once its update commits, on a slow link long after the
 * click.
 */
export function useNavigateHere() {
  const navigate = useNavigate();
  return useCallback(
    async (search: string, hash: string, { replace = false } = {}): Promise<void> => {
      const { pathname } = location;
      const isSame = search === location.search;
      await navigate({ search }, { replace: replace || isSame, preventScrollReset: true });
      if (location.pathname === pathname) history.replaceState(history.state, '', location.search + hash);
    },
    [navigate],
  );
}

type Click = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>;

/** Whether a click on a link opens it in this tab. */
export function opensHere({ button, metaKey, ctrlKey, shiftKey, altKey }: Click): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}

/** Scrolls to a section and focuses its heading. */
export function showSection(id: string): void {
  const section = document.getElementById(id);
  section?.scrollIntoView({ behavior: motion.get() === 'on' ? 'smooth' : 'instant' });
  section?.querySelector<HTMLElement>('h1, h2')?.focus({ preventScroll: true });
}
