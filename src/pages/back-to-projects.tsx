import type { MouseEvent } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { words } from '#content/words.ts';
import { useStepsFromList } from '#features/project-detail/use-steps-from-list.ts';
import { sectionPath } from '#lib/paths.ts';
import { buttonClass } from '#ui/button.tsx';

/** Goes back in history, to the same tab at the same place; a page that was opened directly leads to the projects. */
export function BackToProjects() {
  const navigate = useNavigate();
  const steps = useStepsFromList();

  function goBack(event: MouseEvent) {
    // The router numbers the entries of a visit from 0.
    if (!(window.history.state?.idx >= steps)) return;
    event.preventDefault();
    navigate(-steps);
  }

  return (
    <Link to={sectionPath('project')} onClick={goBack} className={buttonClass('quiet')}>
      {words.project.backToProjects}
    </Link>
  );
}
