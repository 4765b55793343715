import type { Technology } from '#content/schema/technologies.ts';
import { words } from '#content/words/site.ts';
import { toolPath } from '#lib/paths.ts';
import { Icon } from '#ui/icon.tsx';
import { SiteLink } from '#ui/site-link.tsx';

/** Links to the `count` projects that use the tool, if any. */
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
      <SiteLink to={toolPath(name)}>
        {name} <span className="tool-count">{words.tools.projects(count)}</span>
      </SiteLink>
    </li>
  );
}
