import type { Project } from '#content/index.ts';
import { words } from '#content/words/site.ts';
import { type ProjectKind, projectPath } from '#lib/paths.ts';
import { Button } from '#ui/button.tsx';
import { SiteLink } from '#ui/site-link.tsx';

type Props = {
  kind: ProjectKind;
  left: readonly Project[];
  onMore: () => void;
};

/** Shows more cards; without JavaScript, links to their pages. */
export function MoreProjects({ kind, left, onMore }: Props) {
  return (
    <div className="mt-8 grid justify-items-center gap-3">
      <Button look="quiet" className="needs-script" onClick={onMore}>
        {words.projects.more(kind, left.length)}
      </Button>
      <ul className="without-script columns-[14rem]">
        {left.map((project) => (
          <li key={project.id}>
            <SiteLink to={projectPath(project)} className="inline-block min-h-11">
              {project.title}
            </SiteLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
