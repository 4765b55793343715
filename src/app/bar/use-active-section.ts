import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { homePath } from '#lib/paths.ts';
import { type MenuId, menu, parseSection } from '#pages/sections.ts';

/**
 * The section in view, from the hash at first, then by scrolling. Project pages count as `project`. Other pages,
 * and a section without a menu entry, such as the path, leave none active.
 */
export function useActiveSection(): MenuId | undefined {
  const { pathname } = useLocation();
  const isHome = pathname === homePath;
  const [seen, setSeen] = useState<MenuId | undefined>('home');

  useEffect(() => {
    if (!isHome) return;
    setSeen(parseSection(window.location.hash.slice(1)));
    const shown = [...document.querySelectorAll('main > section[id]')];
    const inView = new Set<Element>();
    // Of the sections that touch a band across the upper third, the last one is active.
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) inView.add(target);
          else inView.delete(target);
        }
        const last = shown.findLast((section) => inView.has(section));
        if (last) setSeen(menu.find(({ id }) => id === last.id)?.id);
      },
      { rootMargin: '-33% 0px -66% 0px' },
    );
    for (const section of shown) observer.observe(section);
    return () => observer.disconnect();
  }, [isHome]);

  if (isHome) return seen;
  return /^\/(website|mobile)\/./.test(pathname) ? 'project' : undefined;
}
