import { hasSection } from '#content/sections.ts';
import { words } from '#content/words.ts';
import { sectionPath, siteHref } from '#lib/paths.ts';
import { buttonClass } from '#ui/button.tsx';

/** Goes back to the list (`follow-links.ts`), or to the projects when the page was opened directly. */
export function BackToProjects() {
  if (!hasSection('project')) return <BackToHome />;
  return (
    <a href={siteHref(sectionPath('project'))} data-back="" className={buttonClass('quiet')}>
      {words.project.backToProjects}
    </a>
  );
}

export function BackToHome() {
  return (
    <a href={siteHref(sectionPath('home'))} className={buttonClass('quiet')}>
      {words.project.backToHome}
    </a>
  );
}
