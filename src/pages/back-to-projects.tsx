import { words } from '#content/words.ts';
import { sectionPath, siteHref } from '#lib/paths.ts';
import { buttonClass } from '#ui/button.tsx';

/** Goes back to the list that the visitor came from (`follow-links.ts`); a page that was opened directly leads to the projects. */
export function BackToProjects() {
  return (
    <a href={siteHref(sectionPath('project'))} data-back="" className={buttonClass('quiet')}>
      {words.project.backToProjects}
    </a>
  );
}
