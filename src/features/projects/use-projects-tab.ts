import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { ProjectKind } from '#lib/paths.ts';

/**
 * The tab that the address names (`?projects=website`), Mobile without one. The prerendered page shows Mobile, so the
 * first render does too; `index.html` marks the other tab for the style sheet until then.
 */
export function useProjectsTab(): [ProjectKind, (kind: ProjectKind) => void] {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const [isHydrating, setIsHydrating] = useState(() => isPrerendered());

  useEffect(() => {
    setIsHydrating(false);
    delete document.documentElement.dataset.firstTab;
  }, []);

  const active =
    !isHydrating && new URLSearchParams(search).get('projects') === 'website' ? 'website' : 'mobile';

  function select(kind: ProjectKind) {
    const next = new URLSearchParams(search);
    if (kind === 'website') next.set('projects', kind);
    else next.delete('projects');
    navigate({ search: next.toString(), hash }, { replace: true, preventScrollReset: true });
  }

  return [active, select];
}

function isPrerendered(): boolean {
  return typeof document === 'undefined' || document.documentElement.dataset.firstTab !== undefined;
}
