import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { homePath } from '#lib/paths.ts';
import { parseSection, type Section, sections } from './sections.ts';

/**
 * The section in view: by the address at first, by scrolling from then on. Project pages belong to `project`,
 * what is nowhere to `home`.
 */
export function useActiveSection(): Section {
  const { pathname } = useLocation();
  const isHome = pathname === homePath;
  const [seen, setSeen] = useState<Section>('home');

  useEffect(() => {
    if (!isHome) return;
    setSeen(parseSection(window.location.hash.slice(1)));
    const inView = new Set<string>();
    // A band across the upper third: of the sections that touch it, the last one is being read.
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) inView.add(target.id);
          else inView.delete(target.id);
        }
        const last = sections.findLast(({ id }) => inView.has(id));
        if (last) setSeen(last.id);
      },
      { rootMargin: '-33% 0px -66% 0px' },
    );
    for (const { id } of sections) {
      const element = document.getElementById(id);
      if (element) observer.observe(element);
    }
    return () => observer.disconnect();
  }, [isHome]);

  if (isHome) return seen;
  return /^\/(website|mobile)\/./.test(pathname) ? 'project' : 'home';
}
