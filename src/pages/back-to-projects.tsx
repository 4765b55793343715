import type { MouseEvent } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { sectionPath } from '#lib/paths.ts';
import { buttonClass } from '#ui/button.tsx';

/** Goes back in history, to the same tab at the same place; a page that was opened directly leads to the projects. */
export function BackToProjects() {
  const { key } = useLocation();
  const navigate = useNavigate();
  // The router names the entry that the visit began with `default`.
  const isFirst = key === 'default';

  function goBack(event: MouseEvent) {
    if (isFirst) return;
    event.preventDefault();
    navigate(-1);
  }

  return (
    <Link to={sectionPath('project')} onClick={goBack} className={buttonClass('quiet')}>
      Back to Projects
    </Link>
  );
}
