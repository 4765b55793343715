import { projectCounts, toolCounts } from 'virtual:project-counts';
import { useEffect, useLayoutEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { filterQuery, type ProjectsFilter, parseFilter } from './filter-projects.ts';

/**
 * The list and the tool that the address names. The prerendered page shows all mobile projects, so the first render does
 * too; `index.html` marks what is asked for, for the style sheet, until then.
 */
export function useProjectsFilter(): [ProjectsFilter, (filter: ProjectsFilter) => void] {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const [isHydrating, setIsHydrating] = useState(() => isPrerendered());

  useEffect(() => setIsHydrating(false), []);

  // Before the browser paints what was asked for, so that nothing else is seen in between.
  useLayoutEffect(() => {
    if (isHydrating) return;
    delete document.documentElement.dataset.firstTab;
    delete document.documentElement.dataset.firstTool;
  }, [isHydrating]);

  const asked = new URLSearchParams(isHydrating ? '' : search);
  return [
    parseFilter(asked, toolCounts, projectCounts),
    (filter) => navigate({ search: filterQuery(filter), hash }, { replace: true, preventScrollReset: true }),
  ];
}

function isPrerendered(): boolean {
  if (typeof document === 'undefined') return true;
  const { firstTab, firstTool } = document.documentElement.dataset;
  return firstTab !== undefined || firstTool !== undefined;
}
