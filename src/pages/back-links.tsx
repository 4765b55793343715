import { type MouseEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { hasSection } from '#content/assemble/sections.ts';
import { words } from '#content/words/site.ts';
import { sectionPath } from '#lib/paths.ts';
import { buttonClass } from '#ui/button.tsx';
import { opensHere, SiteLink } from '#ui/site-link.tsx';

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
    <SiteLink
      to={sectionPath('project')}
      state={{ card: pathname }}
      className={buttonClass('quiet')}
      onClick={goBack}
    >
      {words.project.backToProjects}
    </SiteLink>
  );
}

export function BackToHome() {
  return (
    <SiteLink to={sectionPath('home')} className={buttonClass('quiet')}>
      {words.project.backToHome}
    </SiteLink>
  );
}
