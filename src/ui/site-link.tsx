import type { MouseEvent } from 'react';
import { Link, type LinkProps, useLocation, useNavigate, useResolvedPath } from 'react-router-dom';
import { withFilter } from '#lib/paths.ts';
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
  const navigateHere = useNavigateHere();

  function scroll(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    if (target.pathname !== here.pathname || event.defaultPrevented || !opensHere(event)) return;
    event.preventDefault();
    void navigateHere(
      target.search ? withFilter(location.search, target.search) : location.search,
      target.hash,
    );
    // After other click handlers: closing a dialog moves the focus.
    setTimeout(() => showSection(target.hash.slice(1)));
  }

  return (
    <Link
      {...rest}
      to={target}
      state={state ?? { isFromHome: here.pathname === '/' }}
      viewTransition={hasTransitions}
      onClick={scroll}
    />
  );
}

/**
 * Changes the query and the hash of this page's address. A changed query adds a history entry, unless it replaces the current
 * one. The hash is only in the address bar: the router would scroll there once its update commits, on a slow link long after
 * the click.
 */
export function useNavigateHere() {
  const navigate = useNavigate();
  return (search: string, hash: string, { replace = search === location.search } = {}) =>
    navigate(
      { search },
      { replace, preventScrollReset: true, mask: { pathname: location.pathname, search, hash } },
    );
}

type Click = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>;

/** Whether a click on a link opens it in this tab. */
export function opensHere({ button, metaKey, ctrlKey, shiftKey, altKey }: Click): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}

/** Scrolls to a section and focuses its heading. */
function showSection(id: string): void {
  const section = document.getElementById(id);
  section?.scrollIntoView({ behavior: motion.get() === 'on' ? 'smooth' : 'instant' });
  section?.querySelector<HTMLElement>('h1, h2')?.focus({ preventScroll: true });
}
