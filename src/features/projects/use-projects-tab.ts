import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { ProjectKind } from '#lib/paths.ts';

/**
 * The tab that the address names (`?projects=website`), Mobile without one. The prerendered page shows Mobile, so the
 * first render does too; `index.html` marks the other tab for the style sheet until then.
 */
export function useProjectsTab(): [ProjectKind, (kind: ProjectKind) => void] {
  const [params, setParams] = useSearchParams();
  const [isHydrating, setIsHydrating] = useState(() => isPrerendered());

  useEffect(() => {
    setIsHydrating(false);
    delete document.documentElement.dataset.firstTab;
  }, []);

  const active = !isHydrating && params.get('projects') === 'website' ? 'website' : 'mobile';

  function select(kind: ProjectKind) {
    setParams(
      (previous) => {
        const next = new URLSearchParams(previous);
        if (kind === 'website') next.set('projects', kind);
        else next.delete('projects');
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  }

  return [active, select];
}

function isPrerendered(): boolean {
  return typeof document === 'undefined' || document.documentElement.dataset.firstTab !== undefined;
}
