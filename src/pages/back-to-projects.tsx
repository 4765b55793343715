import { words } from '#content/words.ts';
import { sectionPath, siteHref } from '#lib/paths.ts';
import { buttonClass } from '#ui/button.tsx';

/** Goes back to the list (`follow-links.ts`), or to the projects when the page was opened directly. */
export function BackToProjects() {
  return (
    <a href={siteHref(sectionPath('project'))} data-back="" className={buttonClass('quiet')}>
      {words.project.backToProjects}
    </a>
  );
}
