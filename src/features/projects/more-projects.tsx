import { laterProjects } from 'virtual:projects';
import { words } from '#content/words.ts';
import { type ProjectKind, projectPath } from '#lib/paths.ts';
import { Button } from '#ui/button.tsx';
import { SiteLink } from '#ui/site-link.tsx';

type Props = {
  kind: ProjectKind;
  /** The number of cards not shown yet. */
  left: number;
  hasFailed: boolean;
  onMore: () => void;
};

/** Shows more cards; without JavaScript, links to their pages. */
export function MoreProjects({ kind, left, hasFailed, onMore }: Props) {
  return (
    <div className="mt-8 grid justify-items-center gap-3">
      <Button look="quiet" className="needs-script" onClick={onMore}>
        {words.projects.more(kind, left)}
      </Button>
      <p role="status" className="text-danger">
        {hasFailed && words.projects.moreFailed}
      </p>
      <ul className="without-script later-projects">
        {laterProjects
          .filter((project) => project.kind === kind)
          .map((project) => (
            <li key={project.id}>
              <SiteLink to={projectPath(project)}>{project.title}</SiteLink>
            </li>
          ))}
      </ul>
    </div>
  );
}
