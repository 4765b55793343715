import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { homePath } from '#lib/paths.ts';
import { parseSection, type Section, sections } from './sections.ts';

/**
 * The section in view: at first from the hash, then by scrolling. Project pages belong to `project`, others to `home`, and a
 * section without an entry in the menu to the one before it.
 */
export function useActiveSection(): Section {
  const { pathname } = useLocation();
  const isHome = pathname === homePath;
  const [seen, setSeen] = useState<Section>('home');

  useEffect(() => {
    if (!isHome) return;
    setSeen(parseSection(window.location.hash.slice(1)));
    const shown = [...document.querySelectorAll('main > section[id]')];
    const inView = new Set<Element>();
    // A band across the upper third. Of the sections that touch it, the last one is being read.
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) inView.add(target);
          else inView.delete(target);
        }
        const reached = shown.slice(0, shown.findLastIndex((section) => inView.has(section)) + 1);
        const last = sections.findLast(({ id }) => reached.some((section) => section.id === id));
        if (last) setSeen(last.id);
      },
      { rootMargin: '-33% 0px -66% 0px' },
    );
    for (const section of shown) observer.observe(section);
    return () => observer.disconnect();
  }, [isHome]);

  if (isHome) return seen;
  return /^\/(website|mobile)\/./.test(pathname) ? 'project' : 'home';
}
