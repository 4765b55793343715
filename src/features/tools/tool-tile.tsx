import type { MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import type { Technology } from '#content/project.ts';
import { words } from '#content/words.ts';
import { toolPath } from '#lib/paths.ts';
import { Icon } from '#ui/icon.tsx';
import { scrollToPick } from '#ui/scroll-to-pick.ts';

/** Leads to the projects that use the tool, when there are `count` of them. */
export function ToolTile({ tool: { src, name }, count }: { tool: Technology; count: number }) {
  if (count === 0) {
    return (
      <li className="tool">
        <Icon src={src} name={name} size={40} />
        {name}
      </li>
    );
  }
  return (
    <li className="tool tool-used lift">
      <Icon src={src} name={name} size={40} />
      <Link to={toolPath(name)} preventScrollReset onClick={showProjects}>
        {name} <span className="tool-count">{words.tools.projects(count)}</span>
      </Link>
    </li>
  );
}

/** Scrolls there smoothly, as a pick in the bar does; a tab of its own finds the place by its address. */
function showProjects(event: MouseEvent) {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const projects = document.getElementById('project');
  if (!projects) return;
  scrollToPick(projects);
  projects.querySelector('h2')?.focus({ preventScroll: true });
}
