import { type MouseEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { hasSection } from '#content/assemble/sections.ts';
import { words } from '#content/words/site.ts';
import { sectionPath } from '#lib/paths.ts';
import { Button } from '#ui/button.tsx';
import { opensHere } from '#ui/site-link.tsx';

/** Goes back in history if the list is the previous entry; otherwise opens the list at the project's card. */
export function BackToProjects() {
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  const isGone = useRef(false);

  function goBack(event: MouseEvent) {
    if (!state?.isFromHome || !opensHere(event)) return;
    event.preventDefault();
    // A second click before the page changes must not go back twice.
    if (!isGone.current) navigate(-1);
    isGone.current = true;
  }

  if (!hasSection('project')) return <BackToHome />;
  return (
    <Button look="quiet" to={sectionPath('project')} state={{ card: pathname }} onClick={goBack}>
      {words.project.backToProjects}
    </Button>
  );
}

export function BackToHome() {
  return (
    <Button look="quiet" to={sectionPath('home')}>
      {words.project.backToHome}
    </Button>
  );
}
