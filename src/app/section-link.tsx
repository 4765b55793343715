import type { ComponentProps, MouseEvent } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { homePath, sectionPath } from '#lib/paths.ts';
import { scrollToPick } from '#ui/scroll-to-pick.ts';
import type { Section } from './sections.ts';

type Props = Omit<ComponentProps<typeof Link>, 'to'> & { section: Section };

/** A pick in the bar: on the home page it scrolls there without a new history entry, elsewhere it leads there. */
export function SectionLink({ section, onClick, ...rest }: Props) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const isHome = pathname === homePath;

  function pick(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    const target = document.getElementById(section);
    const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (!isHome || !target || opensElsewhere) return;
    event.preventDefault();
    navigate({ search, hash: section }, { replace: true, preventScrollReset: true });
    scrollToPick(target);
    target.querySelector<HTMLElement>('h1, h2')?.focus({ preventScroll: true });
  }

  return <Link to={sectionPath(section)} onClick={pick} {...rest} />;
}
